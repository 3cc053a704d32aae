import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeskList } from './DeskList';

const items = [
  {
    id: '1',
    name: 'レジ1',
    enrolledAt: '2026-11-21T09:31:00+09:00',
    endsAt: '2026-11-22T00:00:00+09:00',
    enrolledBy: '三浦 さとみ',
    unsent: { count: 0, at: '2026-11-21T18:40:00+09:00', isCurrent: true },
  },
  {
    id: '2',
    name: '北ゲート 引き換え所の2番',
    enrolledAt: '2026-11-21T10:04:00+09:00',
    endsAt: '2026-11-21T21:00:00+09:00',
    enrolledBy: '佐野 みなみ',
    unsent: { count: 2, at: '2026-11-21T18:22:00+09:00', isCurrent: false },
  },
];

const meta = {
  id: 'desk-list',
  title: '画面の部品/窓口/DeskList',
  component: DeskList,
  tags: ['visual', '[STAFF-03]'],
  args: {
    items,
    tillsHref: '#tills',
    guideHref: '#guide',
    onAdd: fn(),
    onEnd: fn(async () => {}),
    error: null,
  },
} satisfies Meta<typeof DeskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '使っているレジ',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('名前、時刻、追加した人がある', async () => {
      await expect(canvas.getByText('09:31 から 24:00 まで')).toBeVisible();
      await expect(canvas.getByText('三浦 さとみ さんが追加')).toBeVisible();
    });
    await step('終了は、確かめてから', async () => {
      const end = canvas.getByRole('button', { name: 'レジ1を終了する' });
      await userEvent.click(end);
      await userEvent.click(await screen.findByRole('button', { name: 'キャンセル' }));
      await expect(args.onEnd).not.toHaveBeenCalled();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await userEvent.click(end);
      await userEvent.click(await screen.findByRole('button', { name: '終了する' }));
      await expect(args.onEnd).toHaveBeenCalledWith('1');
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('手引きを開ける', async () => {
      await expect(
        canvas.getByRole('link', { name: '受け渡しの手引きを印刷する' }),
      ).toHaveAttribute('href', '#guide');
    });
    await step('追加できる', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'レジを追加' }));
      await expect(args.onAdd).toHaveBeenCalledTimes(1);
    });
  },
};

export const Unsent: Story = {
  name: '送っていない記録があるレジを終了する',
  tags: ['[DESK-06]'],
  play: async ({ canvas, userEvent, step }) => {
    const ask = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      return screen.findByRole('alertdialog');
    };
    await step('通信しているレジに残りはない', async () => {
      const dialog = await ask('レジ1を終了する');
      await expect(dialog).toHaveTextContent('まだ送っていない記録はありません（18:40）。');
      await expect(dialog).not.toHaveTextContent('端末に残ります');
      await userEvent.click(await screen.findByRole('button', { name: 'キャンセル' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    });
    await step('通信のないレジは、最後にわかったことを言う', async () => {
      const dialog = await ask('北ゲート 引き換え所の2番を終了する');
      await expect(dialog).toHaveTextContent(
        '18:22から通信がありません。そのとき、まだ送っていない記録は2件でした。いまの件数はわかりません。',
      );
      await expect(dialog).toHaveTextContent('北ゲート 引き換え所の2番のものとして届きます。');
    });
  },
};

export const None: Story = { name: 'ひとつもない', args: { items: [] } };

export const Loading: Story = { name: '読み込み中', args: { items: null } };

export const Failed: Story = {
  name: '終了できなかった',
  args: { error: 'サーバーに接続できません。通信を確認して、もう一度お試しください。' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('接続できません');
  },
};
