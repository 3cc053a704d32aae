import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductMissing } from './ProductMissing';

const meta = {
  id: 'product-missing',
  title: '画面の部品/ショップ/ProductMissing',
  component: ProductMissing,
  tags: ['visual'],
  args: { shopHref: '#shop' },
} satisfies Meta<typeof ProductMissing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '見つからない',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '商品が見つかりません' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ショップへ戻る' })).toHaveAttribute(
      'href',
      '#shop',
    );
  },
};
