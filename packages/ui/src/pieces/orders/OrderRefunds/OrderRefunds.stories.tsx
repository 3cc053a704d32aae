import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { StaffRefund } from '../RefundDialog/refundMoney';
import { OrderRefunds } from './OrderRefunds';

const refund: StaffRefund = {
  id: '0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d42',
  kind: 'take_back',
  amount: 8800,
  means: 'card',
  state: 'done',
  failure: null,
  reason: '傷があったため',
  by: '三浦 健',
  at: '2026-11-22T13:20:00+09:00',
  items: [{ productId: 7, quantity: 1 }],
};

const meta = {
  id: 'order-refunds',
  title: '画面の部品/注文/OrderRefunds',
  component: OrderRefunds,
  tags: ['visual', '[ORDM-04]'],
  args: {
    money: { refunded: 0, open: 0, refundable: 14_080, actions: ['refund', 'cancel'], list: [] },
    error: null,
    onAction: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof OrderRefunds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '返した、確かめている、返せなかった',
  args: {
    money: {
      refunded: 8800,
      open: 3000,
      refundable: 2280,
      actions: ['refund', 'take_back'],
      list: [
        refund,
        { ...refund, id: 'b', kind: 'gateway', amount: 500, reason: null, by: null },
        { ...refund, id: 'c', kind: 'take_back', amount: 0, means: null, reason: '交換' },
        { ...refund, id: 'd', kind: 'refund', amount: 1000, state: 'due' },
        { ...refund, id: 'e', kind: 'refund', amount: 2000, state: 'failed', failure: 'expired' },
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '返し方を決める…' }));
    await expect(args.onOpen).toHaveBeenCalledWith('e');
    await userEvent.click(canvas.getByRole('button', { name: '返金を確かめる…' }));
    await expect(args.onOpen).toHaveBeenCalledWith('d');
    await expect(canvas.getByText('受け付けました')).toBeVisible();
  },
};

export const None: Story = {
  name: 'まだ返していない',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '注文を取り消す…' }));
    await expect(args.onAction).toHaveBeenCalledWith('cancel');
    await expect(canvas.getByText('あと¥14,080まで返せます')).toBeVisible();
  },
};

export const Nothing: Story = {
  name: '何もできない',
  args: { money: { refunded: 8800, open: 0, refundable: 0, actions: [], list: [refund] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('-¥8,800')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  name: '読み込めなかった',
  args: { money: null, error: 'サーバーに接続できません。' },
};

export const Loading: Story = { name: '読み込み中', args: { money: null } };
