import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderSums } from './OrderSums';

const meta = {
  id: 'order-sums',
  title: '画面の部品/購入手続き/OrderSums',
  component: OrderSums,
  tags: ['visual'],
  args: { itemsTotal: 6100, shippingFee: 200, total: 6300 },
} satisfies Meta<typeof OrderSums>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: '商品の合計、送料、合計',
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('商品の合計¥6,100送料¥200合計（税込）¥6,300');
  },
};

export const TotalOnly: Story = {
  name: '合計だけ',
  args: { itemsTotal: undefined, shippingFee: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^合計（税込）¥6,300$/);
  },
};
