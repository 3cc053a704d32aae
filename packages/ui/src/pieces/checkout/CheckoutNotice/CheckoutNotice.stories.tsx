import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CheckoutNotice } from '.';

const meta = {
  id: 'checkout-notice',
  title: '画面の部品/購入手続き/CheckoutNotice',
  component: CheckoutNotice,
  tags: ['visual'],
  args: {
    children: '決済に失敗しました。このカードはご利用いただけません。別のカードをお試しください。',
  },
} satisfies Meta<typeof CheckoutNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Problem: Story = {
  name: '進めない理由',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^決済に失敗しました/)).toBeVisible();
  },
};

export const Info: Story = {
  name: 'お知らせ',
  args: {
    kind: 'info',
    children: '前回の注文は確定していません。請求も発生していません。',
  },
};
