import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeleteDialog } from './DeleteDialog';

const meta = {
  id: 'delete-dialog',
  title: '画面の部品/メッセージ/DeleteDialog',
  component: DeleteDialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: { open: true, pending: false, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  name: 'たずねる',
  play: async ({ args, userEvent, step }) => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'メッセージを削除しますか？' })).toBeVisible(),
    );
    await step('[THR-07] いいえから始まり、Enterでは消えない', async () => {
      await expect(screen.getByRole('button', { name: 'いいえ' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('[THR-07] はいで消す', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'はい' }));
      await expect(args.onConfirm).toHaveBeenCalledTimes(1);
    });
  },
};

export const Pending: Story = {
  name: '削除中',
  args: { pending: true },
  play: async ({ args, userEvent, step }) => {
    await step('[THR-07] 二度は消さず、途中では閉じない', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'はい' }));
      await userEvent.click(screen.getByRole('button', { name: 'いいえ' }));
      await expect(args.onConfirm).not.toHaveBeenCalled();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};
