import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatchStateForm } from './MatchStateForm';

const meta = {
  id: 'match-state-form',
  title: '画面の部品/試合/MatchStateForm',
  component: MatchStateForm,
  tags: ['visual', '[MATCH-01]'],
  args: {
    status: 'planned',
    next: ['on', 'postponed', 'canceled', 'finished'],
    ...{ result: null, outcome: null, pending: false, error: null },
    onState: fn(),
    onCallOff: fn(),
  },
} satisfies Meta<typeof MatchStateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  name: '予定',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '中止にする…' }));
    await expect(args.onCallOff).toHaveBeenLastCalledWith('canceled');
    await expect(args.onState).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: '結果' }), '鶴浜 3 - 2 港南');
    await userEvent.click(canvas.getByRole('button', { name: '開催にする' }));
    await expect(args.onState).toHaveBeenLastCalledWith('on', { result: null, outcome: null });
    await userEvent.click(canvas.getByRole('radio', { name: '勝ち' }));
    await userEvent.click(canvas.getByRole('button', { name: '終了にする' }));
    await expect(args.onState).toHaveBeenLastCalledWith('finished', {
      ...{ result: '鶴浜 3 - 2 港南', outcome: 'won' },
    });
  },
};

export const On: Story = {
  name: '開催',
  args: { status: 'on', next: ['postponed', 'canceled', 'finished'] },
};

export const Postponed: Story = {
  name: '延期',
  args: { status: 'postponed', next: ['planned', 'canceled'] },
};

export const Moved: Story = {
  name: '延期（注文を移した）',
  tags: ['[MATCH-04]'],
  args: {
    ...{ status: 'postponed', next: ['planned', 'canceled'] },
    moved: { orders: 132, day: '2026-12-05', opponent: '北嶺ウルブス' },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/予定に戻しても、12\/5（土） 対 北嶺ウルブス に移した132件の注文は/),
    ).toBeVisible();
  },
};

export const Canceled: Story = {
  name: '中止',
  args: { status: 'canceled', next: ['planned'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '残った注文を移す…' }));
    await expect(args.onCallOff).toHaveBeenLastCalledWith('move');
  },
};

export const Finished: Story = {
  name: '終了',
  args: { status: 'finished', next: ['on'], result: '鶴浜 3 - 2 港南', outcome: 'won' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '結果' }), '（延長10回）');
    await userEvent.click(canvas.getByRole('button', { name: '結果を保存' }));
    await expect(args.onState).toHaveBeenLastCalledWith('finished', {
      ...{ result: '鶴浜 3 - 2 港南（延長10回）', outcome: 'won' },
    });
    await userEvent.click(canvas.getByRole('radio', { name: 'つけない' }));
    await userEvent.click(canvas.getByRole('button', { name: '結果を保存' }));
    await expect(args.onState).toHaveBeenLastCalledWith('finished', {
      ...{ result: '鶴浜 3 - 2 港南（延長10回）', outcome: null },
    });
    await userEvent.click(canvas.getByRole('button', { name: '終了を取り消す' }));
    await expect(args.onState).toHaveBeenLastCalledWith('on', { result: null, outcome: null });
  },
};

export const Refused: Story = {
  name: '新しい日がない',
  args: {
    ...{ status: 'postponed', next: ['planned', 'canceled'] },
    error: '先に、今日以降の新しい日を保存してください。',
  },
};
