import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartSummary } from './CartSummary';

const meta = {
  id: 'cart-summary',
  title: '画面の部品/ショップ/CartSummary',
  component: CartSummary,
  tags: ['visual'],
  args: { totalItems: 3, totalPrice: 19_800, shippingFee: 200, href: '#checkout' },
} satisfies Meta<typeof CartSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '税込の合計と、注文手続きへ',
  tags: ['[CART-02]'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('¥19,800').parentElement).toHaveTextContent('¥19,800税込');
    await expect(canvas.getByText('3点')).toBeVisible();
    await expect(canvas.getByText('会場受け取り 0円・配送 200円')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '注文手続きへ' })).toHaveAttribute(
      'href',
      '#checkout',
    );
  },
};

export const FeeUnknown: Story = {
  name: '送料をまだ読みこんでいない',
  tags: ['!visual'],
  args: { shippingFee: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('送料は受け取り方法で決まります。')).toBeVisible();
    await expect(canvas.getByText(/会場受け取り/)).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: '注文手続きへ' })).toBeVisible();
  },
};

export const FeeOfFourDigits: Story = {
  name: '1,000円以上の送料',
  tags: ['!visual'],
  args: { shippingFee: 1200 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('会場受け取り 0円・配送 1,200円')).toBeVisible();
  },
};

export const FeeByPrefecture: Story = {
  name: 'お届け先で変わる送料',
  tags: ['!visual', '[CHK-11]'],
  args: { shippingFee: 200, feeRule: { least: 200, most: 1200, freeFrom: 20_000 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('会場受け取り 0円・配送 200〜1,200円（20,000円以上は無料）'),
    ).toBeVisible();
  },
};

export const Unsent: Story = {
  name: '変更がまだ届いていない',
  tags: ['[CART-04]'],
  args: { unsent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('電波が戻ると、カートの変更を保存します')).toBeVisible();
  },
};

export const Large: Story = {
  name: '大きな金額',
  args: { totalItems: 999_999_999, totalPrice: 8_799_999_991_200 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
