import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShopPromo } from './ShopPromo';

const meta = {
  id: 'shop-promo',
  title: '画面の部品/トップ/ShopPromo',
  component: ShopPromo,
  args: { moreHref: '/u/shop' },
} satisfies Meta<typeof ShopPromo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '基本',
  tags: ['visual'],
  play: async ({ canvas, step }) => {
    await step('[TOP-08] ショップへ進める', async () => {
      await expect(canvas.getByRole('region', { name: 'ファンショップ' })).toBeVisible();
      await expect(canvas.getByRole('link', { name: 'もっと見る' })).toHaveAttribute(
        'href',
        '/u/shop',
      );
    });
  },
};
