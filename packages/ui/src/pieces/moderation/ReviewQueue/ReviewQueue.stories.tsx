import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ReviewQueue } from './ReviewQueue';

const decisions = [
  { message: 'hide', sender: 'mute', until: '2026-11-29T13:42:00+09:00' },
  { message: 'pass', sender: 'none', until: null },
] as const;

const meta = {
  id: 'review-queue',
  title: '画面の部品/通報/ReviewQueue',
  component: ReviewQueue,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    items: [
      {
        reportId: 'r1',
        reasons: ['whereabouts', 'harassment'],
        count: 3,
        senderName: '自転車通勤',
        topicName: 'チーム応援トーク',
        text: '佐伯選手の車、球場裏の駐車場の3番です。帰りに待っていれば会えますよ。',
        kind: 'text',
        at: '2026-11-22T13:18:00+09:00',
        decision: null,
      },
      {
        reportId: 'r2',
        reasons: ['advertising'],
        count: 1,
        senderName: '海風',
        topicName: '黒田 蓮 と 海風',
        text: '',
        kind: 'image',
        at: '2026-11-22T13:20:00+09:00',
        decision: null,
      },
    ],
    status: 'open',
    open: 2,
    current: 'r1',
    hrefOf: (reportId) => `#${reportId}`,
    statusHrefOf: (status) => `#${status}`,
  },
} satisfies Meta<typeof ReviewQueue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  name: '未対応',
  play: async ({ canvas, step }) => {
    await step('[SAFE-05] 理由と本文から選ぶ', async () => {
      const row = canvas.getByRole('link', { name: /選手の居場所や持ち物/ });
      await expect(row).toHaveAttribute('href', '#r1');
      await expect(row).toHaveAttribute('aria-current', 'true');
      await expect(canvas.getByRole('link', { name: /未対応/ })).toHaveAttribute(
        'aria-current',
        'page',
      );
    });
  },
};

export const SamePerson: Story = {
  name: '同じ人の通報',
  args: {
    items: ['4番は小野寺選手です。', 'きょうは勝てそうですね。'].map((text) => ({
      reportId: text,
      reasons: ['other'],
      count: 1,
      senderName: '海風',
      topicName: 'チーム応援トーク',
      text,
      kind: 'text',
      at: '2026-11-22T13:18:00+09:00',
      decision: null,
    })),
    current: null,
    open: 14,
    same: { pending: false, error: null, onPass: fn() },
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[SAFE-05] たずねてから、すべてを一度に通す', async () => {
      const pass = canvas.getByRole('button', { name: '2件をすべて通す…' });
      await userEvent.click(pass);
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        '2件をすべて通しますか？',
      );
      await expect(args.same?.onPass).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'すべて通す' }));
      await expect(args.same?.onPass).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      pass.blur();
    });
    await step('[SAFE-05] すべての通報に戻れる', async () => {
      await expect(canvas.getByRole('link', { name: /未対応/ })).toHaveAttribute('href', '#open');
    });
  },
};

export const SamePersonFailed: Story = {
  name: '同じ人の通報を通せなかった',
  tags: ['!visual'],
  args: {
    same: {
      pending: false,
      error:
        'この中の通報を、ほかの人も通報しました。何も変えていません。画面を読み込み直してください。',
      onPass: fn(),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ほかの人も通報しました');
  },
};

export const Decided: Story = {
  name: '対応済み',
  args: {
    status: 'decided',
    current: null,
    more: true,
    items: decisions.map((decision) => ({
      reportId: decision.message,
      reasons: ['other'],
      count: 1,
      senderName: '北陸鶴浜クレインズを三十年応援しつづける港町のさくら',
      topicName: 'チーム応援トーク',
      text: '4番は小野寺選手です。',
      kind: 'text',
      at: '2026-11-22T13:42:00+09:00',
      decision,
    })),
  },
  tags: ['[SAFE-05]'],
  play: async ({ canvas }) => {
    const hidden = canvas.getByRole('link', { name: /非表示にしました・送信を止めました/ });
    await expect(hidden).toHaveTextContent('2026.11.29 13:42まで');
    await expect(canvas.getByText('通しました')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'なにもない',
  args: { items: [], open: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('確認するものはありません')).toBeVisible();
  },
};
