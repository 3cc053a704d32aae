import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CountStrip } from './CountStrip';

const meta = {
  id: 'count-strip',
  title: '画面の部品/マイページ/CountStrip',
  component: CountStrip,
  tags: ['visual'],
  args: {
    counts: { orders: 4, messages: 128, cards: 12 },
    hrefs: { orders: '/u/my-order', messages: '/u/message', cards: '/u/card' },
  },
} satisfies Meta<typeof CountStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  play: async ({ canvas, step }) => {
    await step('[MYP-02] 注文・メッセージ・カードの数があり、注文は注文履歴へ進む', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
      const orders = canvas.getByRole('link', { name: /^注文\s*4\s*件$/ });
      await expect(orders).toHaveAttribute('href', '/u/my-order');
      await expect(canvas.getByRole('link', { name: /^メッセージ\s*128\s*通$/ })).toBeVisible();
      await expect(canvas.getByRole('link', { name: /^カード\s*12\s*枚$/ })).toBeVisible();
    });
  },
};

export const Nothing: Story = {
  name: 'まだ何もない',
  args: { counts: { orders: 0, messages: 0, cards: 0 } },
};

export const Thousands: Story = {
  name: '桁が多い',
  args: { counts: { orders: 1_234, messages: 1_234_567, cards: 12_345 } },
  play: async ({ canvas, step }) => {
    await step('数は枠からはみ出さない', async () => {
      for (const cell of canvas.getAllByRole('listitem'))
        await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
      await expect(canvas.getByText('1,234,567')).toBeVisible();
    });
  },
};

export const OnlyOrdersLead: Story = {
  name: '進めるのは注文だけ',
  tags: ['!visual'],
  args: { hrefs: { orders: '/u/my-order' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('128')).toBeVisible();
  },
};
