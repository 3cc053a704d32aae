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

export const SoldOut: Story = {
  name: '売り切れ',
  args: { stock: { state: 'sold_out', left: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('売り切れ')).toBeVisible();
  },
};
