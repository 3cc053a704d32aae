import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { StaffSessionList } from './StaffSessionList';

const items = [
  {
    id: '1',
    device: { system: 'mac' as const, browser: 'safari' as const },
    usedAt: '2026-11-21T12:30:00+09:00',
    endsAt: '2026-11-21T21:00:00+09:00',
    isCurrent: true,
  },
  {
    id: '2',
    device: { system: 'android' as const, browser: 'samsung' as const },
    usedAt: '2026-11-21T08:10:00+09:00',
    endsAt: '2026-11-21T19:45:00+09:00',
    isCurrent: false,
  },
  {
    id: '3',
    device: { system: 'other' as const, browser: 'other' as const },
    usedAt: '2026-11-21T07:40:00+09:00',
    endsAt: '2026-11-21T19:40:00+09:00',
    isCurrent: false,
  },
];

const meta = {
  id: 'staff-session-list',
  title: '画面の部品/スタッフ/StaffSessionList',
  component: StaffSessionList,
  tags: ['visual', '[STAFF-06]'],
  args: { items, error: null, onEnd: fn(async () => {}) },
} satisfies Meta<typeof StaffSessionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: 'いくつかの端末',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('MacのSafari')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
    await expect(canvas.getByText('そのほかの端末')).toBeVisible();
    const end = canvas.getByRole('button', { name: 'AndroidのSamsung Internetを終了する' });
    await userEvent.click(end);
    await userEvent.click(await screen.findByRole('button', { name: 'キャンセル' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(end);
    await userEvent.click(await screen.findByRole('button', { name: '終了する' }));
    await expect(args.onEnd).toHaveBeenCalledWith('2');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Loading: Story = { name: '読み込み中', args: { items: null } };

export const Failed: Story = {
  name: '終了できなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('接続できません');
  },
};
