import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../../../primitives';
import { brokenImage } from '../../../testing';
import { LoginHeader } from './LoginHeader';

const club = { team: '鶴浜クレインズ', slogan: 'この街と、どこまでも。', logoUrl: null };

const meta = {
  id: 'login-header',
  title: '共用の部品/LoginHeader',
  component: LoginHeader,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { title: 'ファンクラブ', children: <Text>ここに内容が入ります。</Text> },
} satisfies Meta<typeof LoginHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tall: Story = {
  name: 'クラブの名前つき',
  args: { club },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.title).toBe('ファンクラブ'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('tabindex', '-1');
  },
};

export const Low: Story = { name: '題だけ', args: { title: '選手ログイン' } };

export const LogoMissing: Story = {
  name: 'ロゴが表示できない',
  tags: ['!visual'],
  args: { club: { ...club, logoUrl: brokenImage } },
};
