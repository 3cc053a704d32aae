import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectOnlyInTwin } from '../../../testing/twin';
import { type Match, NextMatch } from './NextMatch';

const match: Match = {
  matchId: 12,
  day: '2026-11-28',
  startsAt: '2026-11-28T13:00:00+09:00',
  gatesAt: '2026-11-28T11:00:00+09:00',
  opponent: '港南マリナーズ',
  ground: '鶴浜スタジアム',
  state: 'planned',
  result: null,
};

const today: Match = {
  ...match,
  day: '2026-11-21',
  startsAt: '2026-11-21T18:00:00+09:00',
  gatesAt: '2026-11-21T16:00:00+09:00',
  state: 'on',
};

const meta = {
  id: 'next-match',
  title: '画面の部品/試合/NextMatch',
  component: NextMatch,
  tags: ['visual', '[MATCH-05]'],
  args: {
    items: [match],
    today: '2026-11-21',
    calendarHrefOf: (matchId) => `https://fans.example/api/v1/matches/${matchId}.ics`,
    scheduleHref: '/u/matches',
    pickups: { count: 2, href: '/u/my-order?pickup=open' },
  },
} satisfies Meta<typeof NextMatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  name: '次の試合',
  play: async ({ canvas, step }) => {
    await step('日、相手、開始、開門、会場が分かる', async () => {
      await expect(canvas.getByRole('region', { name: '次の試合' })).toBeVisible();
      await expect(canvas.getByText('11月28日 土曜日')).toBeInTheDocument();
      for (const text of ['港南マリナーズ', '13:00', '開門 11:00', '鶴浜スタジアム'])
        await expect(canvas.getByText(text)).toBeVisible();
    });
    await step('カレンダー、日程、受け取りコードへ進める', async () => {
      const hrefs = {
        '対 港南マリナーズの試合をカレンダーに追加': 'https://fans.example/api/v1/matches/12.ics',
        試合日程: '/u/matches',
        '受け取り待ちの品 2件': '/u/my-order?pickup=open',
      };
      for (const [name, href] of Object.entries(hrefs))
        await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href);
    });
  },
};

export const Today: Story = {
  name: '試合の日',
  args: { items: [today] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '本日の試合' })).toBeVisible();
    await expect(canvas.getByText('本日')).toBeVisible();
  },
};

export const Tomorrow: Story = {
  name: '前の日',
  args: { items: [match], today: '2026-11-27', pickups: { count: 0, href: '#' } },
  play: async (context) => {
    await expect(context.canvas.getByText('明日')).toBeVisible();
    await expectOnlyInTwin(context, { pickups: { count: 1, href: '#' } }, () =>
      context.canvas.queryByRole('link', { name: /受け取り待ち/ }),
    );
  },
};

export const Canceled: Story = {
  name: '今日の試合が中止',
  args: { items: [{ ...today, state: 'canceled' }] },
  play: async (context) => {
    await expect(context.canvas.getByText('試合は中止です')).toBeVisible();
    await expectOnlyInTwin(context, { items: [today] }, () =>
      context.canvas.queryByRole('link', { name: /カレンダーに追加/ }),
    );
  },
};

export const Postponed: Story = {
  name: '今日の試合が延期',
  args: { items: [{ ...today, state: 'postponed' }], pickups: { count: 0, href: '#' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('試合は延期です')).toBeVisible();
  },
};

export const Finished: Story = {
  name: '今日の試合が終わった',
  args: { items: [{ ...today, state: 'finished', result: '鶴浜 5 - 3 港南', hero: '佐伯 颯太' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('終了')).toBeVisible();
    await expect(canvas.getByText('鶴浜 5 - 3 港南')).toBeVisible();
    await expect(canvas.getByText('本日のヒーロー 佐伯 颯太')).toBeVisible();
  },
};

export const Open: Story = {
  name: '開始時刻が決まっていない',
  args: { items: [{ ...match, startsAt: null, gatesAt: null }], pickups: { count: 0, href: '#' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('開始時刻は未定です')).toBeVisible();
  },
};

export const Two: Story = {
  name: '同じ日に二試合',
  args: {
    items: [
      { ...today, startsAt: '2026-11-21T10:00:00+09:00', gatesAt: null, state: 'canceled' },
      { ...today, matchId: 13, opponent: '北浦オリオンズ' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: '対 港南マリナーズ' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: '対 北浦オリオンズ' })).toBeVisible();
  },
};

export const Longest: Story = {
  name: 'いちばん長い名前',
  args: {
    items: [
      {
        ...match,
        day: '2026-12-30',
        opponent: 'インターナショナル・ベースボールクラブ・サザンクロスシティ選抜チーム',
        ground: '県立総合運動公園野球場（ふるさと納税記念ボールパーク）第二グラウンド',
      },
    ],
    pickups: { count: 128, href: '#' },
  },
};

export const None: Story = {
  name: '試合がない',
  tags: ['!visual'],
  args: { items: [] },
  play: async (context) => {
    await expectOnlyInTwin(context, { items: [match] }, () => context.canvas.queryByRole('region'));
  },
};
