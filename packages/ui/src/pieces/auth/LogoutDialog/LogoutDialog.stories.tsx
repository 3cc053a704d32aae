import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { LogoutDialog, LogoutDialogButton } from './LogoutDialog';

const meta = {
  id: 'logout-dialog',
  title: '画面の部品/登録とログイン/LogoutDialog',
  component: LogoutDialog,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { open: true, count: 2, onSend: fn(), onDiscard: fn(), onClose: fn() },
} satisfies Meta<typeof LogoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsent: Story = {
  name: '未送信がある',
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('未送信のメッセージがあります');
    await userEvent.click(screen.getByRole('button', { name: '送信する' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: '削除してログアウト' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'キャンセル' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = { name: '送信中', args: { pending: true, count: 1 } };

export const Cards: Story = {
  name: '受け取り待ちのカードがある',
  args: { count: 0, cards: 2 },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('受け取り待ちのカードがあります');
    await userEvent.click(screen.getByRole('button', { name: '受け取る' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Visits: Story = {
  name: '押していない来場スタンプがある',
  args: { count: 0, visits: 1 },
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(
      'まだ押していない来場スタンプがあります',
    );
    await userEvent.click(screen.getByRole('button', { name: '送信する' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Both: Story = { name: '未送信もカードもある', args: { cards: 1 } };

const onLogout = fn();

export const Opener: Story = {
  name: 'ログアウトのボタン',
  parameters: { layout: 'padded' },
  render: () => <LogoutDialogButton onLogout={onLogout} />,
  play: async ({ canvas, userEvent }) => {
    onLogout.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'ログアウト' }));
    await expect(onLogout).toHaveBeenCalledOnce();
  },
};
