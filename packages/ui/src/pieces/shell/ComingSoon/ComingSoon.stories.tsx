import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../primitives';
import { ComingSoon } from './ComingSoon';

const meta = {
  id: 'coming-soon',
  title: '画面の部品/共通/ComingSoon',
  component: ComingSoon,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { name: 'ファンショップ' },
} satisfies Meta<typeof ComingSoon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '準備中です' })).toBeVisible();
    await expect(canvas.getByText('ファンショップ')).toBeVisible();
  },
};

export const WithActions: Story = {
  name: '行き先つき',
  args: {
    name: 'カードコレクション',
    children: (
      <Button emphasis="quiet" href="#message">
        メッセージを見る
      </Button>
    ),
  },
};

export const LongName: Story = {
  name: '長い名前',
  args: { name: '受け取り用QRコードとご購入ありがとうございますのページ' },
};
