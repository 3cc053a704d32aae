import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { players, portrait } from '../../../testing';
import { PlayerPanel } from './PlayerPanel';

const player = players[1];

const meta = {
  id: 'player-panel',
  title: '画面の部品/メッセージ/PlayerPanel',
  component: PlayerPanel,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  args: {
    open: true,
    name: player.name,
    avatarUrl: portrait(player, { ground: 'night' }),
    onClose: fn(),
    onPasswordChange: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof PlayerPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '開いたところ',
  play: async ({ args, userEvent, step }) => {
    await waitFor(() => expect(screen.getByText(player.name)).toBeVisible());
    await step('[MSGL-10] パスワード変更とログアウトがある', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'パスワード変更' }));
      await expect(args.onPasswordChange).toHaveBeenCalledTimes(1);
      await userEvent.click(screen.getByRole('button', { name: 'ログアウト' }));
      await expect(args.onLogout).toHaveBeenCalledTimes(1);
    });
    await step('閉じるのは持ち主', async () => {
      await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
      await expect(args.onClose).toHaveBeenCalledTimes(1);
    });
  },
};

export const NoPicture: Story = { name: '写真なし', args: { avatarUrl: '' } };

export const LoggingOut: Story = {
  name: 'ログアウト中',
  args: { loggingOut: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'ログアウト' }));
    await expect(args.onLogout).not.toHaveBeenCalled();
  },
};
