import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SecondFactorSettings } from './SecondFactorSettings';

const passkeys = [
  {
    id: '1',
    system: 'iphone' as const,
    createdAt: '2026-11-01T09:31:00+09:00',
    usedAt: '2026-11-21T09:12:00+09:00',
  },
  { id: '2', system: 'windows' as const, createdAt: '2026-11-20T10:04:00+09:00', usedAt: null },
];

const meta = {
  id: 'second-factor-settings',
  title: '画面の部品/スタッフ/SecondFactorSettings',
  component: SecondFactorSettings,
  tags: ['visual', '[STAFF-01]'],
  args: {
    factors: { passkeys, hasCode: true, recoveryCodes: 9 },
    error: null,
    onLogin: null,
    onAdd: fn(),
    onRemovePasskey: fn(async () => {}),
    onRemoveCode: fn(async () => {}),
    onRenew: fn(async () => {}),
  },
} satisfies Meta<typeof SecondFactorSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '登録している',
  play: async ({ args, canvas, userEvent, step }) => {
    const confirm = async (name: string) => {
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await step('削除は、確かめてから', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: 'iPhoneで登録したパスキーを削除する' }),
      );
      await confirm('キャンセル');
      await expect(args.onRemovePasskey).not.toHaveBeenCalled();
      await userEvent.click(
        canvas.getByRole('button', { name: 'iPhoneで登録したパスキーを削除する' }),
      );
      await confirm('削除する');
      await expect(args.onRemovePasskey).toHaveBeenCalledWith('1');
      await userEvent.click(canvas.getByRole('button', { name: 'ワンタイムコードを削除する' }));
      await confirm('削除する');
      await expect(args.onRemoveCode).toHaveBeenCalledTimes(1);
    });
    await step('リカバリーコードを作り直し、方法を増やせる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'リカバリーコードを作り直す' }));
      await confirm('作り直す');
      await expect(args.onRenew).toHaveBeenCalledTimes(1);
      await userEvent.click(canvas.getByRole('button', { name: '方法を登録する' }));
      await expect(args.onAdd).toHaveBeenCalledTimes(1);
    });
  },
};

export const OldLogin: Story = {
  name: 'ログインから時間がたった',
  args: { onLogin: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('変えるボタンはなく、ログインし直せる', async () => {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
      await expect(canvas.queryByRole('button', { name: /削除する|作り直す|登録する/ })).toBeNull();
      const login = canvas.getByRole('button', { name: 'ログインし直す' });
      await userEvent.click(login);
      await expect(args.onLogin).toHaveBeenCalledTimes(1);
      login.blur();
    });
  },
};

export const None: Story = {
  name: 'ひとつもない',
  args: { factors: { passkeys: [], hasCode: false, recoveryCodes: 0 } },
};

export const Loading: Story = { name: '読み込み中', args: { factors: null } };

export const Failed: Story = {
  name: '削除できなかった',
  args: { error: '最後のひとつは削除できません。先に、別の方法を登録してください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('最後のひとつ');
  },
};
