import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../../primitives';
import { PasswordChangeDialog } from './PasswordChangeDialog';
import { usePasswordChangeDialog } from './usePasswordChangeDialog';

const meta = {
  id: 'password-change-dialog',
  title: '画面の部品/登録とログイン/PasswordChangeDialog',
  component: PasswordChangeDialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    values: { current: '', next: '', confirm: '' },
    errors: {},
    status: 'idle',
    onChange: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasswordChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '未入力' };

export const Invalid: Story = {
  name: '規則に合わない',
  args: {
    values: { current: 'Hamano-2025', next: 'hamano2026', confirm: 'hamano2026' },
    errors: { next: '英大文字・英小文字・数字・記号のうち3種類以上を使用してください' },
  },
};

export const Refused: Story = {
  name: '変更できない',
  args: {
    values: { current: 'Hamano-2024', next: 'Hamano-2026', confirm: 'Hamano-2026' },
    errors: { current: '現在のパスワードが正しくありません' },
  },
};

export const Sending: Story = {
  name: '送信中',
  args: {
    values: { current: 'Hamano-2025', next: 'Hamano-2026', confirm: 'Hamano-2026' },
    status: 'sending',
  },
};

type Change = Parameters<typeof usePasswordChangeDialog>[0]['onChangePassword'];
const change = fn<Change>();
const succeed = fn();

export const Live: Story = {
  name: '動かす',
  tags: ['!visual'],
  render: function Live() {
    const [open, setOpen] = useState(false);
    const dialog = usePasswordChangeDialog({
      open,
      onClose: () => setOpen(false),
      onChangePassword: change,
      onSuccess: succeed,
    });
    return (
      <>
        <Button onClick={() => setOpen(true)}>開く</Button>
        <PasswordChangeDialog {...dialog} />
      </>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    change.mockReset();
    succeed.mockReset();
    const field = (label: string) => canvas.findByLabelText(label, { selector: 'input' });
    const press = async (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const reopen = async () => {
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await press('開く');
      await canvas.findByRole('dialog', { name: 'パスワード変更' });
    };

    await reopen();
    await step('[PWD-02] 知らせは欄の下に、順番に出る', async () => {
      await press('変更する');
      await expect(await field('現在のパスワード')).toHaveAccessibleDescription(
        '現在のパスワードを入力してください',
      );
      await expect(await field('現在のパスワード')).toHaveFocus();
      await userEvent.type(await field('現在のパスワード'), 'Hamano-2025');
      await userEvent.type(await field('新しいパスワード'), 'Ｍｉｎａｔｏ２６');
      await press('変更する');
      await waitFor(() =>
        expect(canvas.getByText('半角英数字と記号（- _ @ # $ ! &）のみ使用できます')).toBeVisible(),
      );
      await expect(await field('新しいパスワード')).toHaveFocus();
      await expect(change).not.toHaveBeenCalled();
    });
    await step('[PWD-01] 取り消すと、すべての欄が空に戻る', async () => {
      await press('キャンセル');
      await reopen();
      await expect(await field('現在のパスワード')).toHaveValue('');
      await expect(await field('新しいパスワード')).toHaveValue('');
      await expect(canvas.queryByText(/のみ使用できます/)).toBeNull();
    });
    await step('[PWD-01] 外側を押しても同じ', async () => {
      await userEvent.type(await field('現在のパスワード'), 'Hamano-2025');
      await userEvent.click(canvas.getByRole('dialog'));
      await reopen();
      await expect(await field('現在のパスワード')).toHaveValue('');
    });
    await step('[PWD-04] サーバーの知らせは、その欄の下に出る', async () => {
      change.mockResolvedValueOnce({ ok: false, message: '現在のパスワードが正しくありません' });
      await userEvent.type(await field('現在のパスワード'), 'Hamano-2024');
      await userEvent.type(await field('新しいパスワード'), 'Hamano-2026');
      await userEvent.type(await field('新しいパスワード（確認）'), 'Hamano-2026');
      await press('変更する');
      await waitFor(() =>
        expect(canvas.getByText('現在のパスワードが正しくありません')).toBeVisible(),
      );
      await expect(await field('現在のパスワード')).toHaveFocus();
      change.mockResolvedValueOnce({ ok: false, message: 'network error' });
      await press('変更する');
      await waitFor(() => expect(canvas.getByText('パスワードの変更に失敗しました')).toBeVisible());
    });
    await step('[PWD-01] 変更できたら閉じて、空に戻る', async () => {
      change.mockResolvedValueOnce({ ok: true });
      await press('変更する');
      await waitFor(() => expect(succeed).toHaveBeenCalledTimes(1));
      await expect(change).toHaveBeenLastCalledWith({
        oldPassword: 'Hamano-2024',
        newPassword: 'Hamano-2026',
        confirmPassword: 'Hamano-2026',
      });
      await reopen();
      await expect(await field('新しいパスワード')).toHaveValue('');
      await press('キャンセル');
    });
  },
};
