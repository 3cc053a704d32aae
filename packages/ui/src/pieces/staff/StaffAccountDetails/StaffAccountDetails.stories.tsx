import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { StaffAccount } from '../StaffAccountList/StaffAccountList';
import { StaffAccountDetails } from './StaffAccountDetails';

const account: StaffAccount = {
  id: '2',
  name: '佐野 みなみ',
  loginId: 'sano',
  role: 'manager',
  createdAt: '2026-11-01T09:31:00+09:00',
  secondFactor: { passkeys: 1, hasCode: true },
  sessions: 2,
  usedAt: '2026-11-21T09:12:00+09:00',
  unsent: { count: 1, at: '2026-11-21T18:22:00+09:00', isCurrent: false },
};

const meta = {
  id: 'staff-account-details',
  title: '画面の部品/スタッフ/StaffAccountDetails',
  component: StaffAccountDetails,
  tags: ['visual', '[STAFF-02]', '[STAFF-06]', '[DESK-06]'],
  args: {
    account,
    isOwn: false,
    ownHref: '#account',
    result: null,
    onRename: fn(async () => {}),
    onRoleChange: fn(async () => {}),
    onResetPassword: fn(async () => {}),
    onResetSecondFactor: fn(async () => {}),
    onRemove: fn(async () => {}),
  },
} satisfies Meta<typeof StaffAccountDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

const answer = async (name: string, userEvent: { click(element: Element): Promise<void> }) => {
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

export const Some: Story = {
  name: '責任者',
  play: async ({ args, canvas, userEvent, step }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('名前は、変えたときだけ保存できる', async () => {
      await expect(canvas.queryByRole('button', { name: '名前を変える' })).toBeNull();
      const name = canvas.getByLabelText('名前', { selector: 'input' });
      await userEvent.clear(name);
      await userEvent.type(name, '長谷川 みなみ');
      await press('名前を変える');
      await expect(args.onRename).toHaveBeenCalledWith('長谷川 みなみ');
      await userEvent.clear(name);
      await userEvent.type(name, account.name);
    });
    await step('役割は、失うものを読んでから変える', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: '受け渡し' }));
      await press('この役割に変える…');
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        '使えるのは、受け渡しだけになります。ログイン中の2台は、すぐにログアウトします。',
      );
      await answer('キャンセル', userEvent);
      await expect(args.onRoleChange).not.toHaveBeenCalled();
      await press('この役割に変える…');
      await answer('役割を変える', userEvent);
      await expect(args.onRoleChange).toHaveBeenCalledWith('desk');
      await userEvent.click(canvas.getByRole('radio', { name: '責任者' }));
    });
    await step('パスワード、本人の確認、削除も、確かめてから', async () => {
      await press('パスワードを作り直す…');
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        '18:22から通信がありません。そのとき、まだ送っていない記録は1件でした。いまの件数はわかりません。送っていない記録は端末に残ります。その端末で次にログインすると、佐野 みなみさんのものとして届きます。',
      );
      await answer('作り直す', userEvent);
      await expect(args.onResetPassword).toHaveBeenCalledTimes(1);
      await press('登録を消す…');
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        'パスキー、ワンタイムコードとリカバリーコード',
      );
      await answer('登録を消す', userEvent);
      await expect(args.onResetSecondFactor).toHaveBeenCalledTimes(1);
      await press('スタッフを削除する…');
      await answer('キャンセル', userEvent);
      await expect(args.onRemove).not.toHaveBeenCalled();
      await press('スタッフを削除する…');
      await answer('削除する', userEvent);
      await expect(args.onRemove).toHaveBeenCalledTimes(1);
    });
  },
};

export const Own: Story = {
  name: '自分',
  args: { account: { ...account, role: 'owner' }, isOwn: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /削除/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'ログインと端末を開く' })).toHaveAttribute(
      'href',
      '#account',
    );
  },
};

export const Fresh: Story = {
  name: 'まだログインしていない',
  args: {
    account: {
      ...account,
      secondFactor: { passkeys: 0, hasCode: false },
      ...{ sessions: 0, usedAt: null, unsent: null },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: '登録を消す…' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'オーナー' }));
    await userEvent.click(canvas.getByRole('button', { name: 'この役割に変える…' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('スタッフの追加、変更、削除ができるようになります。');
    await expect(dialog).not.toHaveTextContent('ログアウト');
    await answer('キャンセル', userEvent);
    await userEvent.click(canvas.getByRole('radio', { name: '責任者' }));
  },
};

export const Confirm: Story = {
  name: '削除を確かめる',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'スタッフを削除する…' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('元に戻せません');
  },
};

export const Changed: Story = {
  name: '役割を変えました',
  args: { account: { ...account, role: 'desk' }, result: { of: 'role', error: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('役割を変えました。')).toBeVisible();
  },
};

export const Failed: Story = {
  name: '変えられなかった',
  args: {
    result: {
      of: 'remove',
      error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/接続できません/)).toBeVisible();
  },
};

export const Longest: Story = {
  name: '長い名前',
  args: {
    account: {
      ...account,
      name: '勅使河原 さくらこ エリザベート（鶴浜クレインズ 会場運営責任者 兼 物販担当）',
      loginId: 'sakurako.elizabeth.teshigawara-tsuruhama-cranes_venue-and-goods.2026',
    },
  },
};

export const Loading: Story = { name: '読み込み中', args: { account: null } };
