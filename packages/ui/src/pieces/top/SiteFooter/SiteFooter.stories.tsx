import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SiteFooter } from './SiteFooter';

const meta = {
  id: 'site-footer',
  title: '画面の部品/トップ/SiteFooter',
  component: SiteFooter,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    slogan: 'この街と、どこまでも。',
    team: '鶴浜クレインズ',
    hrefs: { commerce: '#commerce', privacy: '#privacy', contact: '#contact' },
  },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas, step }) => {
    await step('[TOP-08] スローガンで結ぶ', async () => {
      await expect(canvas.getByRole('contentinfo')).toHaveTextContent('この街と、どこまでも。');
      await expect(canvas.getByRole('link', { name: 'お問い合わせ' })).toBeVisible();
    });
  },
};

export const NoLinks: Story = { name: 'リンクなし', args: { hrefs: {} } };

export const Longest: Story = {
  name: 'いちばん長い言葉',
  args: {
    slogan: 'この街と、この海と、この風と、どこまでもいっしょに駆け抜ける。',
    team: '鶴浜クレインズ・ベースボールクラブ・オフィシャル',
  },
};
