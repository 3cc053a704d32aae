import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Match } from '../NextMatch/NextMatch';
import { MatchList } from './MatchList';

const match = (matchId: number, day: string, facts: Partial<Match> = {}): Match => ({
  matchId,
  day,
  startsAt: `${day}T13:00:00+09:00`,
  gatesAt: `${day}T11:00:00+09:00`,
  opponent: '港南マリナーズ',
  ground: '鶴浜スタジアム',
  state: 'planned',
  result: null,
  ...facts,
});

const season = [
  match(1, '2026-10-31', { state: 'finished', result: '鶴浜 5 - 3 港南', outcome: 'won' }),
  match(2, '2026-11-14', { state: 'canceled', opponent: '北浦オリオンズ' }),
  match(3, '2026-11-15', {
    state: 'finished',
    opponent: '北浦オリオンズ',
    result: '鶴浜 0 - 2 北浦',
    outcome: 'lost',
    hero: '真壁 大悟',
  }),
  match(4, '2026-11-28', { state: 'on' }),
  match(5, '2026-11-29', { state: 'postponed' }),
  match(6, '2026-12-05', { opponent: '西峰フェニックス', ground: '西峰市民球場' }),
  match(7, '2026-12-12', { opponent: '西峰フェニックス', startsAt: null, gatesAt: null }),
];

const meta = {
  id: 'match-list',
  title: '画面の部品/試合/MatchList',
  component: MatchList,
  tags: ['visual', '[MATCH-05]'],
  args: {
    items: season,
    calendarHrefOf: (matchId) => `https://fans.example/api/v1/matches/${matchId}.ics`,
  },
} satisfies Meta<typeof MatchList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Season: Story = {
  name: 'シーズンの途中',
  play: async ({ canvas, step }) => {
    const rows = (name: string) =>
      within(canvas.getByRole('region', { name })).getAllByRole('listitem');
    await step('次の試合が先頭にあり、それと分かる', async () => {
      const [next, postponed] = rows('これからの試合');
      await expect(next).toHaveTextContent(/次の試合.*対 港南マリナーズ.*13:00 試合開始/);
      await expect(postponed).toHaveTextContent('延期');
    });
    await step('終わった試合は新しい順で、結果がある', async () => {
      const [last, canceled] = rows('これまでの試合');
      await expect(last).toHaveTextContent(/終了.*負け.*鶴浜 0 - 2 北浦.*本日のヒーロー 真壁 大悟/);
      await expect(canceled).toHaveTextContent('中止');
    });
    await step('これから行われる試合だけを、カレンダーに追加できる', async () => {
      const links = canvas.getAllByRole('link', { name: /カレンダーに追加/ });
      await expect(links.map((link) => link.getAttribute('href'))).toEqual(
        [4, 6, 7].map((id) => `https://fans.example/api/v1/matches/${id}.ics`),
      );
    });
  },
};

export const Today: Story = {
  name: '試合の日',
  args: { items: [...season.slice(0, 3), match(8, '2026-11-21'), ...season.slice(3)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本日')).toBeVisible();
  },
};

export const Over: Story = { name: 'シーズンが終わった', args: { items: season.slice(0, 3) } };

export const Longest: Story = {
  name: 'いちばん長い名前',
  args: {
    items: [
      match(9, '2026-12-30', {
        opponent: 'インターナショナル・ベースボールクラブ・サザンクロスシティ選抜チーム',
        ground: '県立総合運動公園野球場（ふるさと納税記念ボールパーク）第二グラウンド',
      }),
    ],
  },
};

export const Empty: Story = {
  name: '試合がない',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('試合の予定はまだありません')).toBeVisible();
  },
};
