import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../../primitives';
import { OrderStatus } from './OrderStatus';
import { orderStates } from './orderStates';

const meta = {
  id: 'order-status',
  title: '画面の部品/注文/OrderStatus',
  component: OrderStatus,
  tags: ['visual'],
  args: { status: 'pending' },
} satisfies Meta<typeof OrderStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  name: '未受取',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未受取')).toBeVisible();
  },
};

export const Received: Story = { name: '受取済み', args: { status: 'received' } };

export const Unshipped: Story = { name: '未発送', args: { status: 'unshipped' } };

export const Shipped: Story = { name: '発送済み', args: { status: 'shipped' } };

export const Canceled: Story = { name: 'キャンセル', args: { status: 'canceled' } };

export const ForStaff: Story = {
  name: 'スタッフのすべての状態',
  tags: ['[ORDM-01]'],
  render: () => (
    <Inline>
      {orderStates.map((status) => (
        <OrderStatus key={status} status={status} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('未受取')).toBeVisible();
    await expect(canvas.getByText('返金手続き中')).toBeVisible();
  },
};

/** Compares the red and the green part of the text colour. */
function hueOf(element: HTMLElement) {
  const [red = 0, green = 0] = getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
  return red > green ? 'red' : 'green';
}

export const Colours: Story = {
  name: '一つの注文のページでは、未受取・未発送・キャンセルは赤、ほかは緑',
  tags: ['[ODET-03]'],
  render: () => (
    <Inline>
      <OrderStatus status="pending" tone="accent" />
      <OrderStatus status="unshipped" tone="accent" />
      <OrderStatus status="canceled" tone="accent" />
      <OrderStatus status="received" tone="accent" />
      <OrderStatus status="shipped" tone="accent" />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const label of ['未受取', '未発送', 'キャンセル'])
      await expect(hueOf(canvas.getByText(label)), label).toBe('red');
    for (const label of ['受取済み', '発送済み'])
      await expect(hueOf(canvas.getByText(label)), label).toBe('green');
    const signs = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(new Set(signs).size).toBe(5);
  },
};
