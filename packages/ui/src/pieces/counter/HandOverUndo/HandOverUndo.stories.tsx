import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { HandOverUndo } from './HandOverUndo';

const meta = {
  id: 'hand-over-undo',
  title: '画面の部品/窓口/HandOverUndo',
  component: HandOverUndo,
  tags: ['visual', '[DESK-05]'],
  args: {
    handOver: { at: '2026-11-22T04:05:00.000Z', by: 'レジ1', means: null, amount: 0 },
    pending: false,
    error: null,
    onUndo: fn(async () => true),
  },
} satisfies Meta<typeof HandOverUndo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HandedOver: Story = { name: '渡したあと' };

export const ByCommand: Story = {
  name: '渡した人がわからない',
  args: { handOver: { at: '2026-11-22T04:05:00.000Z', by: null, means: null, amount: 0 } },
};

export const Open: Story = {
  name: '会場払いを元に戻す',
  args: {
    handOver: { at: '2026-11-22T04:05:00.000Z', by: 'レジ1', means: 'cash', amount: 3600 },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す…' }));
    const sheet = within(canvas.getByRole('dialog', { name: '受け渡しを元に戻す' }));
    await step('理由がなければ送らず、欄に理由を求める', async () => {
      await userEvent.click(sheet.getByRole('button', { name: '元に戻す' }));
      await expect(sheet.getByRole('textbox', { name: /理由/ })).toBeInvalid();
      await expect(args.onUndo).not.toHaveBeenCalled();
      await expect(sheet.getByText(/¥3,600 の記録も元に戻ります/)).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: '元に戻せなかった',
  args: {
    error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
    onUndo: fn(async () => false),
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す…' }));
    const sheet = within(canvas.getByRole('dialog'));
    await step('理由は残り、もう一度送れる', async () => {
      await userEvent.type(sheet.getByRole('textbox', { name: /理由/ }), '別の方に渡した');
      await userEvent.click(sheet.getByRole('button', { name: '元に戻す' }));
      await expect(args.onUndo).toHaveBeenCalledWith('別の方に渡した');
      await expect(sheet.getByRole('textbox', { name: /理由/ })).toHaveValue('別の方に渡した');
      await expect(sheet.getByRole('alert')).toHaveTextContent('接続できません');
    });
  },
};

export const Undo: Story = {
  name: '動かす',
  tags: ['!visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す…' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /理由/ }), '別の方に渡した{Enter}');
    await expect(args.onUndo).toHaveBeenCalledWith('別の方に渡した');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
