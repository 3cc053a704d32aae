import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../primitives';
import { type StaffOrderState, StaffOrderStatus } from '.';

const states: readonly StaffOrderState[] = [
  'pending',
  'received',
  'unshipped',
  'shipped',
  'canceled',
  'payment_pending',
  'payment_failed',
  'refund_due',
  'refunded',
];

const meta = {
  id: 'staff-order-status',
  title: '画面の部品/注文/StaffOrderStatus',
  component: StaffOrderStatus,
  tags: ['visual', '[ORDM-01]'],
  args: { status: 'pending' },
} satisfies Meta<typeof StaffOrderStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  name: 'すべての状態',
  render: () => (
    <Inline>
      {states.map((status) => (
        <StaffOrderStatus key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未受取')).toBeVisible();
    await expect(canvas.getByText('返金手続き中')).toBeVisible();
  },
};
