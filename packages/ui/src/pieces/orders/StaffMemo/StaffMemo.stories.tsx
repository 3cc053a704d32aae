import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StaffMemo } from './StaffMemo';

const meta = {
  id: 'staff-memo',
  title: '画面の部品/注文/StaffMemo',
  component: StaffMemo,
  tags: ['visual', '[ORDM-05]'],
  args: {
    stored: {
      text: '12番ゲートでお待ちとのこと。',
      changedAt: '2026-11-22T13:36:00+09:00',
      changedBy: '佐野 みなみ',
    },
    value: '12番ゲートでお待ちとのこと。',
    onValueChange: fn(),
    onSave: fn(),
    pending: false,
    error: null,
    conflict: false,
    onTakeStored: fn(),
  },
} satisfies Meta<typeof StaffMemo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  name: '保存済み',
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'メモ' });
    await expect(field).toHaveAccessibleDescription(/お客様には見えません/);
    await userEvent.type(field, '済');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^$/);
  },
};

export const Conflict: Story = {
  name: 'ほかの人が先に変えた',
  args: { value: '同じ届け先の注文と一緒に送ります。', conflict: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '2026.11.22 13:36に佐野 みなみさんがメモを変えました。',
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('12番ゲートでお待ちとのこと。');
    await expect(canvas.getByRole('textbox')).toHaveValue('同じ届け先の注文と一緒に送ります。');
    await userEvent.click(canvas.getByRole('button', { name: 'いまのメモに戻す' }));
    await expect(args.onTakeStored).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: '入力した文で書き換える' }));
    await expect(args.onSave).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  name: 'まだない',
  args: { stored: { text: '', changedAt: null, changedBy: null }, value: '' },
};

export const Failed: Story = {
  name: '保存できなかった',
  args: { error: 'サーバーに接続できません。通信を確認してください。' },
};
