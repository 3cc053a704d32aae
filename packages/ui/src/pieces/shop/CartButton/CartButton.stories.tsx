import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { goods } from '../../../testing';
import { ProductGrid } from '../ProductGrid/ProductGrid';
import { CartButton } from './CartButton';

const meta = {
  id: 'cart-button',
  title: '画面の部品/ショップ/CartButton',
  component: CartButton,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { href: '#cart', count: 2, tabBar: true },
} satisfies Meta<typeof CartButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '点数のあるカートへのボタン',
  tags: ['[SHOP-04]'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'カートを見る（2点）' });
    await expect(link).toHaveAttribute('href', '#cart');
  },
};

export const InShop: Story = {
  name: '商品の一覧の上',
  tags: ['first'],
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <ProductGrid items={goods(4)} total={4} hrefOf={(id) => `#goods-${id}`} />
        <Story />
      </div>
    ),
  ],
};

export const Empty: Story = {
  name: '空のカート',
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'カートを見る' })).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const Many: Story = {
  name: '100点以上',
  args: { count: 128 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'カートを見る（128点）' })).toBeVisible();
    await expect(canvas.getByText('99+')).toBeVisible();
  },
};

export const WithoutTabBar: Story = { name: 'タブバーのない画面', args: { tabBar: false } };

export const InBar: Story = {
  name: 'バーの端',
  args: { inBar: true, tabBar: false },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 4 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'カートを見る（2点）' });
    await expect(link).toHaveAttribute('href', '#cart');
    const { width, height } = link.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
