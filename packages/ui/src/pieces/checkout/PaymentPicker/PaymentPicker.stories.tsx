import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaymentPicker } from './PaymentPicker';

const meta = {
  id: 'payment-picker',
  title: '画面の部品/購入手続き/PaymentPicker',
  component: PaymentPicker,
  tags: ['visual'],
  args: { method: 'credit_card', onMethodChange: fn(), nextHref: '#order-confirm' },
} satisfies Meta<typeof PaymentPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  name: 'カードか会場払いかを選ぶ',
  tags: ['!visual', '[CHK-13]'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'クレジットカード' })).toBeChecked();
    const atPickup = canvas.getByRole('radio', { name: '会場払い' });
    await expect(atPickup).toHaveAccessibleDescription(/QRコードと引き換えに/);
    // The card's form has its own button.
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(atPickup);
    await expect(args.onMethodChange).toHaveBeenCalledWith('at_pickup');
  },
};

export const AtPickup: Story = {
  name: '会場払い',
  tags: ['[CHK-13]'],
  args: { method: 'at_pickup' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '会場払い' })).toBeChecked();
    await expect(canvas.getByRole('link', { name: '次へ進む' })).toHaveAttribute(
      'href',
      '#order-confirm',
    );
  },
};
