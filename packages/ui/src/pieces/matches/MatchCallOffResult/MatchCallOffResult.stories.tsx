import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatchCallOffResult } from './MatchCallOffResult';

const meta = {
  id: 'match-call-off-result',
  title: '画面の部品/試合/MatchCallOffResult',
  component: MatchCallOffResult,
  tags: ['visual', '[MATCH-04]'],
  args: {
    callOff: {
      ...{ id: '0199f3a2-7c10-7e64-9b55-3f8f0e1d2c4b', state: 'canceled', by: '佐野 みなみ' },
      target: {
        matchId: 13,
        day: '2026-12-05',
        opponent: '北嶺ウルブス',
        ground: '鶴浜スタジアム',
      },
      ...{ at: '2026-11-22T00:10:00.000Z', undoUntil: '2026-11-22T00:10:15.000Z', undoneAt: null },
      undoSeconds: 0,
      ...{ orders: 132, fans: 118, notified: 118 },
    },
    error: null,
  },
} satisfies Meta<typeof MatchCallOffResult>;

export default meta;
type Story = StoryObj<typeof meta>;

const undo = { seconds: 8, pending: false, onUndo: fn() };

export const Undoable: Story = {
  name: '元に戻せる',
  args: { callOff: { ...meta.args.callOff, notified: 0 }, undo },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('10秒のあいだ、元に戻せます。');
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す（あと8秒）' }));
    await expect(undo.onUndo).toHaveBeenCalled();
  },
};

export const Undoing: Story = {
  name: '戻している',
  args: { callOff: { ...meta.args.callOff, notified: 0 }, undo: { ...undo, pending: true } },
};

export const Soon: Story = {
  name: '知らせる前',
  args: { callOff: { ...meta.args.callOff, notified: 0 } },
};

export const Running: Story = {
  name: '知らせている',
  args: { callOff: { ...meta.args.callOff, notified: 100 } },
};

export const Done: Story = {
  name: '知らせた',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('118人へのお知らせを終えました。');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Stays: Story = {
  name: '移さなかった',
  args: { callOff: { ...meta.args.callOff, state: 'postponed', target: null } },
};

export const Nobody: Story = {
  name: '注文がなかった',
  args: { callOff: { ...meta.args.callOff, orders: 0, fans: 0, notified: 0 } },
};

export const Undone: Story = {
  name: '元に戻した',
  args: { callOff: { ...meta.args.callOff, notified: 0, undoneAt: '2026-11-22T00:10:06.000Z' } },
};

export const Late: Story = {
  name: '間に合わなかった',
  args: {
    callOff: { ...meta.args.callOff, notified: 0 },
    error: '元に戻せる時間が過ぎました。ファンへのお知らせが始まっています。',
  },
};
