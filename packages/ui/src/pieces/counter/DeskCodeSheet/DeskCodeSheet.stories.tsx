import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeskCodeSheet } from './DeskCodeSheet';

const code = {
  address: 'https://fanclub.example/admin/desk#pWb6cMZ2Qm0v1x9Tn3uK7sYd5hLfR8aEj4gOiVtXqCw',
  name: 'レジ1',
  endsAt: '2026-11-22T00:00:00+09:00',
  expiresAt: '2026-11-21T12:05:00+09:00',
};

const meta = {
  id: 'desk-code-sheet',
  title: '画面の部品/窓口/DeskCodeSheet',
  component: DeskCodeSheet,
  tags: ['visual', '[STAFF-03]'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    fields: {
      name: 'レジ1',
      onNameChange: fn(),
      end: '',
      onEndChange: fn(),
      ends: ['2026-11-21T13:00:00+09:00', '2026-11-21T14:00:00+09:00'],
    },
    code: null,
    added: false,
    pending: false,
    error: null,
    onShow: fn(),
    onNext: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DeskCodeSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {
  name: '名前と時刻',
  play: async ({ args, userEvent }) => {
    const end = await screen.findByLabelText('終わる時刻');
    await expect(end).toHaveDisplayValue('今日の終わり（24:00）');
    await userEvent.selectOptions(end, '13:00');
    await expect(args.fields.onEndChange).toHaveBeenCalledWith('2026-11-21T13:00:00+09:00');
    await userEvent.click(screen.getByRole('button', { name: 'QRコードを出す' }));
    await expect(args.onShow).toHaveBeenCalledTimes(1);
  },
};

export const Code: Story = {
  name: 'コードを見せる',
  args: { code },
  play: async ({ args, userEvent }) => {
    await expect(
      await screen.findByRole('img', { name: '端末をレジ1にするQRコード' }),
    ).toBeVisible();
    await expect(screen.getByText('12:05 まで、1台だけ使えます。')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '新しいQRコードを出す' }));
    await expect(args.onShow).toHaveBeenCalledTimes(1);
  },
};

export const Added: Story = {
  name: '追加した',
  args: { code, added: true },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('レジ1を追加しました。')).toBeVisible();
    await expect(screen.queryByRole('img', { name: /QRコード/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '続けて追加する' }));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  name: '作れなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
};
