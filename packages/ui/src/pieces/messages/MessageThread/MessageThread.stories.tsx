import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent as user, waitFor, within } from 'storybook/test';
import {
  type HeldTimers,
  holdTimers,
  players,
  portrait,
  scenery,
  twoFrames,
} from '../../../testing';
import type { ThreadMessage } from '../MessageBubble/threadMessage';
import {
  MessageThread,
  MessageThreadDelete,
  type MessageThreadDeleteProps,
  MessageThreadSkeleton,
  type ThreadPlace,
} from './MessageThread';

const [saeki, kuroda, makabe] = players;
const faces = new Map<string, string>(
  players.map((player) => [player.name, portrait(player, { ground: 'night' })]),
);

const words = [
  '昨日は応援ありがとう！次のホームゲームも全力で投げます。',
  '今日のブルペン、調子がよかったです。',
  'ライト側スタンドからの声、マウンドまで届いています。',
  '了解です！',
  '雨の中、最後まで残ってくれて本当にうれしかったです。明日は晴れるといいですね。',
];

const base: ThreadMessage = {
  key: '',
  messageId: null,
  own: false,
  senderType: 'player',
  senderId: String(kuroda.number),
  senderName: kuroda.name,
  senderAvatar: faces.get(kuroda.name) ?? '',
  kind: 'text',
  text: '',
  at: '2026-11-21T09:12:00+09:00',
  media: null,
  state: 'sent',
  progress: null,
};

const faceOf = ({ name }: { name: string }) => ({ senderAvatar: faces.get(name) ?? '' });

const their = (
  key: string,
  at: string,
  text: string,
  sender: { name: string; number: number } = kuroda,
) => ({
  ...base,
  key,
  messageId: key,
  at: `2026-11-${at}:00+09:00`,
  text,
  senderId: String(sender.number),
  senderName: sender.name,
  ...faceOf(sender),
});

const my = (key: string, at: string, text: string): ThreadMessage => ({
  ...their(key, at, text),
  own: true,
  senderType: 'user',
  senderId: 'sakura',
  senderName: '浜野 さくら',
  senderAvatar: '',
});

const fans = (key: string, at: string, text: string, name: string): ThreadMessage => ({
  ...their(key, at, text),
  senderType: 'user',
  senderId: name,
  senderName: name,
  senderAvatar: '',
});

const video = (key: string, at: string): ThreadMessage => ({
  ...their(key, at, ''),
  kind: 'video',
  media: {
    url: 'blob:video',
    thumbnailUrl: portrait(kuroda),
    width: 240,
    height: 320,
    duration: 24,
    fileName: 'pitch.mp4',
  },
});

const photo = (key: string, at: string): ThreadMessage => ({
  ...their(key, at, ''),
  kind: 'image',
  media: {
    url: scenery('stadium'),
    thumbnailUrl: scenery('stadium'),
    width: 320,
    height: 180,
    duration: null,
    fileName: 'stadium.jpg',
  },
});

const messages: ThreadMessage[] = [
  their('1', '20T18:22', 'こんばんは！今日のブルペン、調子がよかったです。'),
  my('2', '20T18:40', '動画で見ました！ストレートの伸びがすごかったです。'),
  video('3', '20T18:44'),
  my('4', '21T09:05', '次のホームゲーム、ライト側スタンドから応援します！'),
  their('5', '21T09:12', words[0] ?? ''),
  their('6', '21T09:13', 'スタンドで会いましょう。'),
];

const started = Date.parse('2026-10-01T09:00:00+09:00');

/**
 * A long thread, the same in each run: a message about every two hours, some of them own messages or
 * pictures.
 */
const history = (from: number, count: number): ThreadMessage[] =>
  Array.from({ length: count }, (_, offset) => {
    const id = from + offset;
    const at = new Date(started + id * 7_000_000).toISOString();
    const text = `${id}番目：${(words[id % words.length] ?? '').repeat(1 + (id % 3))}`;
    if (id % 11 === 5) return { ...photo(`${id}`, ''), at };
    return { ...(id % 3 === 0 ? my(`${id}`, '', text) : their(`${id}`, '', text)), at };
  });

const meta = {
  id: 'message-thread',
  title: '画面の部品/メッセージ/MessageThread',
  component: MessageThread,
  args: {
    items: messages,
    topicKind: 'private',
    label: '黒田 蓮とのトーク',
    older: { status: 'none', onLoad: fn() },
    firstUnreadKey: null,
    place: null,
    links: { trustedOrigins: [], onAsk: fn() },
    actions: {
      onOpenMedia: fn(),
      onDelete: fn(),
      onResend: fn(),
      onDiscard: fn(),
      onCancel: fn(),
    },
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ height: '100dvh' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const box = () => screen.getByRole('group');
/** Waits until the list accepts clicks again: it ignores them while scrolling and shortly after. */
async function settle() {
  await twoFrames();
  await waitFor(() =>
    expect(getComputedStyle(screen.getAllByRole('article')[0] ?? box()).pointerEvents).toBe('auto'),
  );
}
const gap = () => box().scrollHeight - box().clientHeight - box().scrollTop;

export const Conversation: Story = {
  name: 'トーク',
  tags: ['visual'],
  play: async ({ canvas, step }) => {
    await step('[THR-04] 1ページだけなら一番下から見える', async () => {
      await waitFor(() => expect(canvas.getByText('スタンドで会いましょう。')).toBeVisible());
      await expect(gap()).toBeLessThanOrEqual(1);
    });
    await step('日ごとに区切る', async () => {
      await expect(canvas.getByText('昨日')).toBeVisible();
      await expect(canvas.getByText('今日')).toBeVisible();
    });
  },
};

export const Empty: Story = {
  name: '何もない',
  tags: ['visual'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('メッセージはありません')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  tags: ['visual'],
  render: () => <MessageThreadSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('読み込み中');
  },
};

export const One: Story = {
  name: '1通だけ',
  tags: ['visual'],
  args: { items: messages.slice(0, 1) },
  play: async ({ canvas, step }) => {
    await step('入力欄のすぐ上に出る', async () => {
      await waitFor(() => expect(canvas.getByText('2026.11.20 18:22')).toBeVisible());
      const { bottom } = canvas.getByRole('article').getBoundingClientRect();
      await expect(Math.abs(bottom - box().getBoundingClientRect().bottom)).toBeLessThanOrEqual(1);
    });
  },
};

export const Group: Story = {
  name: 'グループトーク',
  tags: ['visual'],
  args: {
    topicKind: 'group',
    label: 'チーム応援トーク',
    items: [
      fans('1', '21T08:02', '今日のスタメン発表、楽しみですね。', '浜野 みさき'),
      their('2', '21T08:10', 'おはようございます！今日は一番で出ます。', makabe),
      their('3', '21T08:11', '声援、よろしくお願いします。', makabe),
      their('4', '21T08:14', '背番号18を見つけたら、ぜひ手を振ってください。', saeki),
      my('5', '21T08:20', '現地で応援します！'),
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('現地で応援します！')).toBeVisible());
    // The name is visible once above the two messages of the group, and once in each message for screen
    // readers.
    await expect(canvas.getAllByText(makabe.name, { exact: false })).toHaveLength(2);
  },
};

export const PlayersName: Story = {
  name: '選手と同じ名前と写真のファン',
  tags: ['visual'],
  args: {
    topicKind: 'group',
    label: 'チーム応援トーク',
    items: [
      their('1', '21T08:10', 'おはようございます！今日は一番で出ます。', makabe),
      {
        ...fans('2', '21T08:11', '試合のチケットを安くゆずります。', makabe.name),
        ...faceOf(makabe),
      },
      { ...fans('3', '21T08:12', '公式の選手です。', `${makabe.name}【選手】`), ...faceOf(makabe) },
      their('4', '21T08:13', '声援、よろしくお願いします。', makabe),
    ],
  },
  play: async ({ canvas, step }) => {
    await step('[SAFE-01] 選手の言葉と一つにならず、印は選手だけにつく', async () => {
      const articles = await canvas.findAllByRole('article');
      const marked = articles.map((article) => within(article).queryByText('選手') !== null);
      await expect(marked).toEqual([true, false, false, true]);
      for (const article of articles)
        await expect(within(article).getByText(makabe.name, { exact: false })).toBeVisible();
    });
    await step('[SAFE-01] 印は読み上げられ、切れない', async () => {
      for (const badge of canvas.getAllByText('選手')) {
        await expect(badge).toBeVisible();
        await expect(badge.scrollWidth).toBeLessThanOrEqual(badge.clientWidth);
      }
    });
  },
};

export const Many: Story = {
  name: '10万通',
  // axe lays a grid over the whole height of the thread, millions of pixels. The other stories have the same rows.
  parameters: {
    a11y: {
      config: {
        rules: ['color-contrast', 'target-size'].map((id) => ({ id, enabled: false })),
      },
    },
  },
  args: { items: history(0, 100_000), older: { status: 'none', onLoad: fn() } },
  play: async ({ canvas, canvasElement, step }) => {
    await step('[THR-03] 最後から開き、要素は画面の分だけ', async () => {
      await waitFor(() => expect(canvas.getByText(/^99999番目/)).toBeVisible());
      await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(400);
    });
  },
};

export const Narrow: Story = {
  name: 'いちばん長い文（320px）',
  tags: ['visual'],
  globals: { viewport: { value: 'narrow' } },
  args: {
    items: [
      ...history(560, 4),
      their('1', '21T09:00', `https://example.jp/${'very-long-path/'.repeat(18)}`),
      my('2', '21T09:01', 'がんばれー'.repeat(60)),
      their('3', '21T09:02', (words[4] ?? '').repeat(20)),
    ],
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('[THR-09] 横に動かない。長い文は切れ、開いた所は動かない', async () => {
      await expect(box().scrollWidth).toBe(box().clientWidth);
      await settle();
      const toggle = await canvas.findByRole('button', { name: '続きを読む' });
      const top = toggle.closest('article')?.getBoundingClientRect().top ?? 0;
      await userEvent.click(toggle);
      const open = await canvas.findByRole('button', { name: '閉じる' });
      const now = open.closest('article')?.getBoundingClientRect().top ?? 0;
      await expect(Math.abs(now - top)).toBeLessThanOrEqual(1);
    });
  },
};

export const UnreadDivider: Story = {
  name: 'ここから未読',
  tags: ['visual'],
  args: { items: history(0, 60), firstUnreadKey: '31', older: { status: 'more', onLoad: fn() } },
  play: async ({ canvas, step }) => {
    await step('未読の始まりが上のほうに見える', async () => {
      const divider = await canvas.findByText('ここから未読');
      await waitFor(() => expect(divider).toBeVisible());
      await expect(divider.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
      await expect(divider.getBoundingClientRect().top).toBeLessThan(160);
    });
  },
};

export const EarlierUnread: Story = {
  name: 'もっと前に未読がある',
  tags: ['visual'],
  args: {
    items: history(100, 40),
    older: { status: 'more', onLoad: fn() },
    earlierUnread: { count: 23, onJump: fn() },
  },
  render: function EarlierUnread({ earlierUnread, ...args }) {
    const [items, setItems] = useState(args.items);
    const [found, setFound] = useState(false);
    return (
      <MessageThread
        {...args}
        items={items}
        firstUnreadKey={found ? '80' : null}
        earlierUnread={
          found
            ? null
            : {
                count: earlierUnread?.count ?? 0,
                onJump() {
                  setItems(history(50, 90));
                  setFound(true);
                },
              }
        }
      />
    );
  },
};

export const JumpsToUnread: Story = {
  ...EarlierUnread,
  name: '前の未読へ移る',
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    await step('押すと、読み込んで未読の始まりへ移る', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: '未読23件へ' }));
      await waitFor(() => expect(canvas.getByText('ここから未読')).toBeVisible());
      const { top } = canvas.getByText('ここから未読').getBoundingClientRect();
      await expect(top).toBeLessThan(160);
      await expect(canvas.queryByRole('button', { name: '未読23件へ' })).toBeNull();
    });
  },
};

export const Outgoing: Story = {
  name: '未送信と送信中',
  tags: ['visual'],
  args: {
    items: [
      ...messages.slice(3, 5),
      { ...my('u1', '21T09:20', 'スタンドで会いましょう'), messageId: null, state: 'unsent' },
      { ...my('u2', '21T09:21', '新しいタオル買いました！'), messageId: null, state: 'sending' },
      {
        ...photo('u3', '21T09:22'),
        ...{ own: true, messageId: null, state: 'sending', progress: 0.6 },
      },
    ],
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[THR-13] [THR-15] 未送信は残り、その場で送り直せる', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: '再送する' })).toBeVisible());
      await settle();
      await userEvent.click(canvas.getByRole('button', { name: '再送する' }));
      await expect(args.actions.onResend).toHaveBeenCalledWith('u1');
      await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }));
      await expect(args.actions.onCancel).toHaveBeenCalledWith('u3');
    });
  },
};

export const OlderLoading: Story = {
  name: '前の分を読み込み中',
  args: { items: history(0, 40), older: { status: 'loading', onLoad: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true');
  },
};

/** The list looks where it has been scrolled to after this many milliseconds. */
const listPause = 150;
let timers: HeldTimers;

export const OlderFailed: Story = {
  name: '前の分を読み込めない',
  tags: ['visual'],
  beforeEach: () => {
    timers = holdTimers(listPause);
    return timers.release;
  },
  args: { items: history(0, 40), older: { status: 'failed', onLoad: fn() } },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[THR-15] 止まり、頼めばもう一度読み込む', async () => {
      timers.pass(listPause);
      box().scrollTo({ top: 0 });
      await waitFor(() => expect(timers.waiting(listPause)).toBeGreaterThan(0));
      timers.pass(listPause);
      await expect(args.older.onLoad).not.toHaveBeenCalled();
      await settle();
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
      await expect(args.older.onLoad).toHaveBeenCalledOnce();
    });
  },
};

export const MenuDisabled: Story = {
  name: '画像を開いている間',
  args: { menuDisabled: true },
  play: async ({ canvas, step }) => {
    await step('[THR-06] 点々は使えない', async () => {
      for (const menu of await canvas.findAllByRole('button', { name: 'メッセージのメニュー' }))
        await expect(menu).toHaveAttribute('aria-disabled', 'true');
    });
  },
};

const reported = fn<(place: ThreadPlace) => void>();

export const Live: Story = {
  name: '動かす',
  args: { items: history(0, 60), older: { status: 'more', onLoad: fn() } },
  render: function Live(args) {
    const [items, setItems] = useState(args.items);
    const add = (item: ThreadMessage) => setItems((before) => [...before, item]);
    const next = (make: typeof my, text: string) =>
      add({ ...make(`n${items.length}`, '', text), at: new Date().toISOString() });
    return (
      <div style={{ display: 'grid', gridTemplateRows: '1fr auto', height: '100%' }}>
        <MessageThread
          {...args}
          items={items}
          onPlaceChange={reported}
          actions={{
            ...args.actions,
            onDelete: (key) => setItems(items.filter((item) => item.key !== key)),
          }}
        />
        <div style={{ display: 'flex', gap: 8, padding: 8 }}>
          <button type="button" onClick={() => next(their, 'いま練習が終わりました。')}>
            届く
          </button>
          <button type="button" onClick={() => next(my, 'おつかれさまです！')}>
            送る
          </button>
        </div>
      </div>
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await waitFor(() => expect(gap()).toBeLessThanOrEqual(1));

    await step('最後にいれば、届いたものについていく', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '届く' }));
      await waitFor(() =>
        expect(
          canvas.getByText('いま練習が終わりました。', { selector: 'article p' }),
        ).toBeVisible(),
      );
      await waitFor(() => expect(gap()).toBeLessThanOrEqual(1));
    });

    await step('[THR-03] さかのぼって読む間は動かず、新着が知らされる', async () => {
      box().scrollTo({ top: box().scrollTop - 900 });
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: '最新のメッセージへ' })).toBeVisible(),
      );
      const { scrollTop } = box();
      for (const count of [1, 2]) {
        await userEvent.click(canvas.getByRole('button', { name: '届く' }));
        await expect(
          await canvas.findByRole('button', { name: `新着メッセージ ${count}件` }),
        ).toBeVisible();
      }
      await expect(Math.abs(box().scrollTop - scrollTop)).toBeLessThanOrEqual(1);
      await userEvent.click(canvas.getByRole('button', { name: '新着メッセージ 2件' }));
      await waitFor(() => expect(gap()).toBeLessThanOrEqual(1));
      await waitFor(() =>
        expect(canvas.queryByRole('button', { name: /新着メッセージ/ })).toBeNull(),
      );
    });

    await step('[THR-13] 送ったものは、どこを読んでいてもすぐ見える', async () => {
      box().scrollTo({ top: box().scrollTop - 900 });
      await canvas.findByRole('button', { name: '最新のメッセージへ' });
      await userEvent.click(canvas.getByRole('button', { name: '送る' }));
      await waitFor(() => expect(canvas.getByText('おつかれさまです！')).toBeVisible());
      await waitFor(() => expect(gap()).toBeLessThanOrEqual(1));
    });

    await step('[THR-07] 消えても、読んでいる所は動かない', async () => {
      box().scrollTo({ top: box().scrollTop - 900 });
      await canvas.findByRole('button', { name: '最新のメッセージへ' });
      const frame = box().getBoundingClientRect();
      const menuInView = () =>
        canvas.queryAllByRole('button', { name: 'メッセージのメニュー' }).find((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return top > frame.top + 250 && bottom < frame.bottom - 100;
        });
      await waitFor(() => expect(menuInView()).toBeVisible());
      await settle();
      const menu = menuInView();
      if (!menu) throw new Error('The message with a menu has left the view.');
      const gone = menu.closest('article');
      const above = canvas
        .getAllByRole('article')
        .filter((element) => element !== gone)
        .find((element) => element.getBoundingClientRect().top >= frame.top);
      const top = above?.getBoundingClientRect().top ?? 0;
      await user.click(menu);
      await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'true'));
      await user.click(await screen.findByRole('menuitem', { name: '削除' }));
      await waitFor(() => expect(gone).not.toBeInTheDocument());
      await expect(Math.abs((above?.getBoundingClientRect().top ?? 0) - top)).toBeLessThanOrEqual(
        1,
      );
    });
  },
};

const deletion: MessageThreadDeleteProps = {
  open: true,
  pending: false,
  onConfirm: fn(),
  onClose: fn(),
};

export const DeleteAsking: Story = {
  name: '削除をたずねる',
  tags: ['visual'],
  render: () => <MessageThreadDelete {...deletion} />,
  play: async ({ step }) => {
    await waitFor(() =>
      expect(screen.getByRole('alertdialog', { name: 'メッセージを削除しますか？' })).toBeVisible(),
    );
    await step('[THR-07] いいえから始まり、Enterでは消えない', async () => {
      await expect(screen.getByRole('button', { name: 'いいえ' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await expect(deletion.onClose).toHaveBeenCalledTimes(1);
      await expect(deletion.onConfirm).not.toHaveBeenCalled();
    });
    await step('[THR-07] はいで消す', async () => {
      await user.click(screen.getByRole('button', { name: 'はい' }));
      await expect(deletion.onConfirm).toHaveBeenCalledTimes(1);
    });
  },
};

const running: MessageThreadDeleteProps = {
  open: true,
  pending: true,
  onConfirm: fn(),
  onClose: fn(),
};

export const DeletePending: Story = {
  name: '削除中',
  tags: ['visual'],
  render: () => <MessageThreadDelete {...running} />,
  play: async ({ step }) => {
    await step('[THR-07] 二度は消さず、途中では閉じない', async () => {
      await user.click(screen.getByRole('button', { name: 'はい' }));
      await user.click(screen.getByRole('button', { name: 'いいえ' }));
      await expect(running.onConfirm).not.toHaveBeenCalled();
      await expect(running.onClose).not.toHaveBeenCalled();
    });
  },
};
