import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HandOverQueue, type HandOverQueueItem } from './HandOverQueue';

const waiting: HandOverQueueItem = {
  id: '1',
  orderId: '261121-R8T4KX',
  customerName: '石黒 まどか',
  at: '2026-11-21T13:41:00+09:00',
  taken: null,
  undone: false,
  status: 'waiting',
  message: null,
};
const atVenue: HandOverQueueItem = {
  ...waiting,
  id: '2',
  orderId: '261121-3QJ7WA',
  customerName: '早川 賢治',
  taken: { means: 'cash', amount: 1980 },
};

const meta = {
  id: 'hand-over-queue',
  title: '画面の部品/窓口/HandOverQueue',
  component: HandOverQueue,
  tags: ['visual', '[DESK-06]'],
  parameters: { layout: 'fullscreen' },
  args: { items: [waiting, atVenue], onConfirm: fn() },
} satisfies Meta<typeof HandOverQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  name: '通信が戻るのを待つ',
  args: { items: [waiting, atVenue, { ...waiting, id: '3', undone: true, customerName: '' }] },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('region', { name: 'まだ送っていない受け渡し 3件' });
    await expect(box).toHaveTextContent('自動で送ります');
    await expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('現金 ¥1,980');
  },
};

export const Sending: Story = {
  name: '送っている',
  args: { items: [{ ...waiting, status: 'sending' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('送っています。')).toBeVisible();
  },
};

export const Collision: Story = {
  name: 'ほかの窓口が先に渡した',
  args: {
    items: [
      atVenue,
      { ...waiting, status: 'collision', message: '渡し済みです（11/21 13:38 レジ1）。' },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('ほかの窓口が先に渡していました');
    await expect(alert).toHaveTextContent('レジ1');
    await userEvent.click(canvas.getByRole('button', { name: '確かめました' }));
    await expect(args.onConfirm).toHaveBeenCalledWith('1');
  },
};

export const Refused: Story = {
  name: '取り消されていた',
  args: { items: [{ ...atVenue, status: 'refused', message: 'キャンセルされた注文です。' }] },
};

export const None: Story = {
  name: 'ない',
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};
