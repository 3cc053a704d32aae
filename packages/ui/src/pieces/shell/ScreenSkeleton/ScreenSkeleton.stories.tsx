import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ScreenSkeleton } from './ScreenSkeleton';

const meta = {
  id: 'screen-skeleton',
  title: '画面の部品/共通/ScreenSkeleton',
  component: ScreenSkeleton,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { kind: 'list' },
} satisfies Meta<typeof ScreenSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  name: '一覧',
  args: { tabBar: true },
  play: async ({ canvas, step }) => {
    await step('待っていることを一度だけ読み上げる', async () => {
      await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
    });
    await step('すぐに終われば、ちらつかない', async () => {
      await expect(getComputedStyle(canvas.getByRole('main')).animationDelay).toBe('0.15s');
    });
  },
};

export const Thread: Story = { name: 'トーク', args: { kind: 'thread' } };

export const Top: Story = { name: 'トップ', args: { kind: 'top', tabBar: true } };

export const Form: Story = { name: '入力画面', args: { kind: 'form' } };

export const Cards: Story = { name: 'カード', args: { kind: 'cards', tabBar: true } };

export const Goods: Story = { name: '商品', args: { kind: 'goods', tabBar: true } };

export const Product: Story = { name: '商品1点', args: { kind: 'product' } };

export const Card: Story = { name: 'カード1枚', args: { kind: 'card' } };

export const Plain: Story = { name: '文章', args: { kind: 'plain' } };
