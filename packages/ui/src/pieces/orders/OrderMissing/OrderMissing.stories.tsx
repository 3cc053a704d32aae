import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderMissing } from './OrderMissing';

const meta = {
  id: 'order-missing',
  title: '画面の部品/注文/OrderMissing',
  component: OrderMissing,
  tags: ['visual'],
  args: { ordersHref: '#orders' },
} satisfies Meta<typeof OrderMissing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Missing: Story = {
  name: '見つからない',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('注文が見つかりません');
    await expect(canvas.getByRole('link', { name: '注文履歴を見る' })).toHaveAttribute(
      'href',
      '#orders',
    );
  },
};

export const NoReceipt: Story = {
  name: '領収書がない',
  args: { what: 'receipt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('領収書を表示できません');
  },
};
