import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkList } from './LinkList';

const meta = {
  id: 'link-list',
  title: '画面の部品/マイページ/LinkList',
  component: LinkList,
  tags: ['visual'],
  args: {
    label: '登録情報とご案内',
    items: [
      { label: 'お届け先', href: '/u/location' },
      { label: '登録情報を編集', href: '/u/location-form' },
      { label: '推し選手を選ぶ', href: '/u/players/7' },
      { label: 'お問い合わせ', href: 'https://example.com/support', external: true },
      { label: 'その他のご案内', href: '/u/other-question' },
    ],
  },
} satisfies Meta<typeof LinkList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas, step }) => {
    await step('[MYP-03] どの行も44px以上あり、書かれた先へ進む', async () => {
      await expect(canvas.getByRole('navigation', { name: '登録情報とご案内' })).toBeVisible();
      const links = canvas.getAllByRole('link');
      await expect(links).toHaveLength(5);
      for (const link of links)
        await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await expect(links[0]).toHaveAttribute('href', '/u/location');
    });
    await step('[MYP-03] 外のページは新しいタブで開き、そう伝える', async () => {
      const outside = canvas.getByRole('link', {
        name: /^お問い合わせ\s*（新しいタブで開きます）$/,
      });
      await expect(outside).toHaveAttribute('target', '_blank');
      await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(canvas.getByRole('link', { name: 'お届け先' })).not.toHaveAttribute('target');
    });
  },
};

export const Longest: Story = {
  name: '長い言葉',
  args: {
    items: [
      {
        label: '会場受け取りができなかったときの手続きと、ご返金までにかかる日数について',
        href: '#a',
      },
      {
        label: 'ファンクラブ事務局へのお問い合わせ（受付時間は平日の10時から17時までです）',
        href: 'https://example.com/support',
        external: true,
      },
    ],
  },
};
