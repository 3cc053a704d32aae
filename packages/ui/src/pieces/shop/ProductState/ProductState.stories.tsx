import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductState } from './ProductState';

const meta = {
  id: 'product-state',
  title: '画面の部品/ショップ/ProductState',
  component: ProductState,
  tags: ['visual', '[STOCK-01]'],
  args: { status: 'on_sale' },
} satisfies Meta<typeof ProductState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {
  name: '販売中',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('販売中')).toBeVisible();
  },
};

export const Hidden: Story = { name: '非公開', args: { status: 'hidden' } };

export const Retired: Story = { name: '販売終了', args: { status: 'retired' } };
