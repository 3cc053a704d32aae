import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardCounter } from './CardCounter';

const meta = {
  id: 'card-counter',
  title: '画面の部品/カード/CardCounter',
  component: CardCounter,
  tags: ['visual'],
  args: { collected: 6, total: 24 },
} satisfies Meta<typeof CardCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '集めている途中',
  play: async ({ canvas, step }) => {
    await step('[CARD-01] 集めた数と全体の数が見える', async () => {
      await expect(canvas.getByText('6')).toBeVisible();
      await expect(canvas.getByText('/ 24')).toBeVisible();
    });
    await step('[CARD-01] 読み上げでは一つの文になる', async () => {
      await expect(canvas.getByText('24枚のうち6枚を取得')).toBeInTheDocument();
      await expect(canvas.getByText('6').closest('[aria-hidden="true"]')).not.toBeNull();
    });
  },
};

export const None: Story = { name: 'まだ1枚もない', args: { collected: 0 } };

export const First: Story = { name: '最初の1枚', args: { collected: 1, total: 120 } };

export const AlmostAll: Story = { name: 'あと1枚', args: { collected: 23 } };

export const Complete: Story = {
  name: 'すべてそろった',
  args: { collected: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('すべてのカードがそろいました')).toBeVisible();
  },
};

export const Large: Story = { name: '大きな数', args: { collected: 1088, total: 1204 } };

export const Nothing: Story = {
  name: 'カードがない',
  args: { collected: 0, total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('すべてのカードがそろいました')).toBeNull();
  },
};
