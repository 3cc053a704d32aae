import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MatchForm, type MatchValues } from './MatchForm';

const value: MatchValues = {
  day: '2026-11-28',
  opponent: '港南マリナーズ',
  ground: '鶴浜スタジアム',
  starts: '18:00',
  gates: '16:00',
  counterFrom: '15:00',
  counterTo: '24:30',
  cardId: '21',
};

const meta = {
  id: 'match-form',
  title: '画面の部品/試合/MatchForm',
  component: MatchForm,
  tags: ['visual', '[MATCH-01]'],
  args: {
    kind: 'existing',
    value,
    onValueChange: fn(),
    cards: [
      { cardId: 21, jerseyNumber: '18', name: '佐伯 颯太', cardType: 'gold' },
      { cardId: 22, jerseyNumber: '51', name: '真壁 大悟', cardType: 'normal' },
    ],
    changes: 0,
    onUndo: fn(),
    onSave: fn(),
    pending: false,
    error: null,
    fieldErrors: {},
    conflict: null,
  },
} satisfies Meta<typeof MatchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchanged: Story = {
  name: '保存済み',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('保存済み')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: /^会場/ }), '東');
    await expect(args.onValueChange).toHaveBeenCalledWith({ ground: `${value.ground}東` });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '本日のカード' }), 'なし');
    await expect(args.onValueChange).toHaveBeenCalledWith({ cardId: '' });
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Changed: Story = {
  name: '変えた',
  args: { changes: 2 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '元に戻す' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
  },
};

export const New: Story = {
  name: '新しい試合',
  args: {
    kind: 'new',
    value: {
      ...{ day: '', opponent: '', ground: '', cardId: '' },
      ...{ starts: '', gates: '', counterFrom: '', counterTo: '' },
    },
  },
};

export const Invalid: Story = {
  name: '足りないものがある',
  args: {
    kind: 'new',
    value: {
      ...{ day: '', opponent: ' ', ground: '', cardId: '' },
      ...{ starts: '夕方', gates: '25:00', counterFrom: '', counterTo: '16:30' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '試合を追加' }));
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByText('試合の日を入力してください。')).toBeVisible();
    await expect(canvas.getByText('対戦相手を入力してください。')).toBeVisible();
    await expect(canvas.getAllByText('「13:00」のように、時と分で入力してください。')).toHaveLength(
      2,
    );
    await expect(canvas.getByText('開く時刻と閉じる時刻の両方を入力してください。')).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'ほかの人が先に変えた',
  args: {
    changes: 2,
    conflict: {
      ...{ by: '佐野 みなみ', at: '2026-11-22T04:21:00.000Z' },
      fields: { ground: '鶴浜市民球場', gates: '', cardId: '22' },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getAllByRole('alert')[0];
    await expect(alert).toHaveTextContent('佐野 みなみさんがこの試合を変えました。');
    await expect(alert).toHaveTextContent('51 真壁 大悟（ノーマル）');
    await userEvent.click(canvas.getByRole('button', { name: 'いまの内容に戻す' }));
    await expect(args.onUndo).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '入力した内容で保存する' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  name: '保存できなかった',
  args: { changes: 1, error: 'サーバーに接続できません。通信を確認してください。' },
};

export const Pending: Story = { name: '保存している', args: { changes: 1, pending: true } };
