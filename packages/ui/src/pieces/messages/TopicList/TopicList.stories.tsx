import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type HeldTimers, holdTimers, players, portrait, twoFrames } from '../../../testing';
import type { TopicRowItem } from '../TopicRow/TopicRow';
import { TopicList, type TopicListProps } from './TopicList';

const words = [
  '昨日は応援ありがとう！次のホームゲームも全力で投げます。',
  '背番号を見つけたら、ぜひ手を振ってください。',
  'キャンプの写真、また送りますね。',
  'スタンドの声がいちばんの力です。',
];

function topic(index: number): TopicRowItem {
  const player = players[index % players.length] ?? players[0];
  const group = index % 5 === 2;
  return {
    topicId: String(index + 1),
    chatType: group ? 'group' : 'private',
    otherType: group ? null : 'player',
    title: group ? 'チーム応援トーク' : player.name,
    hasNew: index < 3,
    messageType: index === 1 ? 'video' : index === 4 ? 'image' : 'text',
    latestMsg: words[index % words.length] ?? '',
    latestAt: new Date(
      Date.parse('2026-11-21T09:12:00+09:00') - index * 11 * 3_600_000,
    ).toISOString(),
    userAvatar: '',
    avatarUrl: portrait(player, { ground: 'night' }),
  };
}

const topics = (count: number) => Array.from({ length: count }, (_, index) => topic(index));

const meta = {
  id: 'topic-list',
  title: '画面の部品/メッセージ/TopicList',
  component: TopicList,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    items: topics(7),
    hrefOf: (topicId) => `/u/message/${topicId}`,
    viewer: 'user',
    status: 'ready',
    more: 'none',
    onLoadMore: fn(),
    onRefresh: fn(async () => {}),
    onRetry: fn(),
  },
} satisfies Meta<typeof TopicList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Many: Story = {
  name: '並んだところ',
  play: async ({ canvas, step }) => {
    await step('[MSGL-03] 行はそのトークへのリンク', async () => {
      const links = await canvas.findAllByRole('link');
      await expect(links[0]).toHaveAttribute('href', '/u/message/1');
      await expect(links[2]).toHaveAttribute('href', '/u/message/3');
    });
    await step('[MSGL-02] 新着は3つ', async () => {
      await expect(canvas.getAllByText('NEW')).toHaveLength(3);
    });
  },
};

export const One: Story = { name: '1件だけ', tags: ['!visual'], args: { items: topics(1) } };

export const ForPlayer: Story = {
  name: '選手の一覧',
  args: {
    hrefOf: (topicId) => `/p/message/${topicId}`,
    viewer: 'player',
    items: topics(5).map((item) => ({
      ...item,
      title: '浜野 さくら',
      chatType: 'private',
      otherType: 'user',
    })),
  },
  play: async ({ canvas, step }) => {
    await step('[MSGL-03] 選手の行は選手のトークへ', async () => {
      const links = await canvas.findAllByRole('link');
      await expect(links[0]).toHaveAttribute('href', '/p/message/1');
    });
  },
};

export const Preview: Story = {
  name: 'プレビュー',
  args: { preview: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('プレビュー')).toBeVisible();
  },
};

export const Loading: Story = {
  name: '読み込み中',
  args: { items: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').some((it) => it.textContent === '読み込み中')).toBe(
      true,
    );
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const FirstFrame: Story = {
  name: '読み込み中から一覧へ',
  tags: ['!visual'],
  render: (args) => (
    <>
      <TopicList {...args} items={[]} status="loading" />
      <TopicList {...args} items={topics(1)} />
    </>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('[MSGL-02] 写真の場所は、はじめの1コマから同じ色', async () => {
      const circles = [...canvasElement.querySelectorAll('[aria-hidden="true"]')].filter(
        (element) =>
          getComputedStyle(element).width === '44px' && getComputedStyle(element).height === '44px',
      );
      const picture = (await canvas.findByRole('link')).querySelector('img')?.parentElement;
      if (!picture) throw new Error('The row has no picture.');
      await expect(circles).toHaveLength(6);
      for (const circle of circles) {
        const { backgroundColor, animationName, borderRadius } = getComputedStyle(circle);
        await expect(backgroundColor).toBe(getComputedStyle(picture).backgroundColor);
        await expect(borderRadius).toBe(getComputedStyle(picture).borderRadius);
        await expect(animationName).toBe('none');
      }
    });
  },
};

export const Empty: Story = {
  name: 'まだない',
  args: { items: [] },
  play: async ({ canvas, step }) => {
    await step('[MSGL-04] ないことを伝える', async () => {
      await expect(canvas.getByRole('heading', { name: 'メッセージはありません' })).toBeVisible();
    });
  },
};

export const Failed: Story = {
  name: '読み込めない',
  args: { items: [], status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('メッセージを読み込めませんでした');
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** The list looks where it has been scrolled to after this many milliseconds. */
const listPause = 150;
let timers: HeldTimers;

export const FailedLater: Story = {
  name: '続きが読み込めない',
  args: { items: topics(5), more: 'failed' },
  beforeEach: () => {
    timers = holdTimers(listPause);
    return timers.release;
  },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[MSGL-06] 失敗したら、頼まれるまで次のページは読まない', async () => {
      await waitFor(() => expect(timers.waiting(listPause)).toBeGreaterThan(0));
      timers.pass(listPause);
      await expect(args.onLoadMore).not.toHaveBeenCalled();
      await userEvent.click(canvas.getByRole('button', { name: 'もう一度読み込む' }));
      await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
    });
  },
};

export const LoadingMore: Story = {
  name: '続きを読み込み中',
  args: { items: topics(5), more: 'loading' },
};

export const Stale: Story = {
  name: '新しくできなくても、前の一覧は残る',
  tags: ['!visual'],
  args: { status: 'failed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link')).toHaveLength(7);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

const onLoadMore = fn();

function Live(props: TopicListProps) {
  const [count, setCount] = useState(15);
  const [more, setMore] = useState<TopicListProps['more']>('more');
  return (
    <TopicList
      {...props}
      items={topics(count)}
      more={more}
      onLoadMore={() => {
        onLoadMore();
        setMore('loading');
        void twoFrames().then(() => {
          setCount(30);
          setMore('none');
        });
      }}
    />
  );
}

export const Scrolls: Story = {
  name: '動かす',
  tags: ['!visual'],
  render: (args) => <Live {...args} />,
  // Before it is shown: a high window is read at once.
  beforeEach: () => void onLoadMore.mockClear(),
  play: async ({ args, canvas, userEvent, step }) => {
    window.scrollTo(0, 0);

    await step('[MSGL-06] 七割まで読むと、次のページを1回だけ頼む', async () => {
      await canvas.findAllByRole('link');
      await twoFrames();
      window.scrollTo(0, document.documentElement.scrollHeight);
      await waitFor(() => expect(onLoadMore).toHaveBeenCalledTimes(1));
      await waitFor(() =>
        expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-setsize', '30'),
      );
    });

    await step('[MSGL-07] 引っ張る、またはボタンで、はじめから読み直す', async () => {
      window.scrollTo(0, 0);
      canvas.getByRole('button', { name: '更新する' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    });
  },
};
