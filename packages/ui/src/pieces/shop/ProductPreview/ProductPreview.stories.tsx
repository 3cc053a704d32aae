import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { demoGoods } from '../../../testing';
import { ProductPreview } from './ProductPreview';

const meta = {
  id: 'product-preview',
  title: '画面の部品/ショップ/ProductPreview',
  component: ProductPreview,
  tags: ['visual', '[STOCK-01]'],
  args: { product: demoGoods('towel') },
} satisfies Meta<typeof ProductPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Goods: Story = {
  name: '商品',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'ファンの画面' })).toBeVisible();
    await expect(canvas.getAllByText('¥2,200')[0]).toBeVisible();
    // Nothing in it takes the focus.
    await expect(canvas.getByRole('article').closest('[inert]')).not.toBeNull();
  },
};

export const Options: Story = {
  name: '種類のある商品',
  tags: ['[STOCK-04]'],
  args: {
    product: {
      ...demoGoods('towel'),
      options: [
        { id: 1, label: '赤', price: 2200 },
        { id: 2, label: '白', price: 2400, stock: { state: 'few', left: 3 } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('白')).toBeVisible();
  },
};

export const External: Story = {
  name: '外部のサイトで売る',
  args: { product: demoGoods('voice') },
};

export const SoldOut: Story = {
  name: '売り切れ',
  args: { product: { ...demoGoods('ring'), stock: { state: 'sold_out', left: 0 } } },
};
