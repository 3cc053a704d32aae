import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StockLabel } from './StockLabel';

const meta = {
  id: 'stock-label',
  title: '共用の部品/StockLabel',
  component: StockLabel,
  tags: ['visual', '[STOCK-11]'],
  args: { stock: { state: 'few', left: 3 } },
} satisfies Meta<typeof StockLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  name: '残りがわずか',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('残り3点')).toBeVisible();
  },
};

export const InPayment: Story = {
  name: 'ほかの方が支払っている',
  args: { stock: { state: 'in_payment', left: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ほかの方がお支払い中です')).toBeVisible();
  },
};

const opensAt = '2026-11-22T10:00:00+09:00';
const opening = (at: string) =>
  ({ state: 'not_open', left: 0, opensAt: at, opensHereAt: Date.parse(at) }) as const;

export const NotOpen: Story = {
  name: '販売の始まる前の日',
  tags: ['[STOCK-14]'],
  args: { stock: opening(opensAt) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2026\.11\.22 10:00 販売開始/)).toBeVisible();
    // The time is read, and not each second.
    await expect(canvas.getByText('（あと22時間0分0秒）')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const OpensLater: Story = {
  name: '販売の始まるまで何日もある',
  tags: ['[STOCK-14]'],
  args: { stock: opening('2026-12-01T10:00:00+09:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026.12.01 10:00 販売開始')).toBeVisible();
    await expect(canvas.queryByText(/あと/)).toBeNull();
  },
};

export const Ended: Story = {
  name: '販売終了',
  tags: ['[STOCK-14]'],
  args: { stock: { state: 'ended', left: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('販売終了')).toBeVisible();
  },
};

export const SoldOut: Story = {
  name: '売り切れ',
  args: { stock: { state: 'sold_out', left: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('売り切れ')).toBeVisible();
  },
};
