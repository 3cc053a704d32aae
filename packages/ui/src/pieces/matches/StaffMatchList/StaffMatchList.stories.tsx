import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { type StaffMatch, StaffMatchList } from './StaffMatchList';

const matchOn = (day: string, changes: Partial<StaffMatch> = {}): StaffMatch => ({
  ...{ matchId: Number(day.replaceAll('-', '')), version: 1, changedBy: '佐野 みなみ' },
  ...{ changedAt: '2026-11-20T03:10:00.000Z', state: 'planned', result: null },
  ...changes,
  content: {
    day,
    startsAt: `${day}T13:00:00+09:00`,
    gatesAt: `${day}T11:00:00+09:00`,
    counterFrom: `${day}T10:00:00+09:00`,
    counterTo: `${day}T16:30:00+09:00`,
    ...{ opponent: '港南マリナーズ', ground: '鶴浜スタジアム', cardId: null },
    ...changes.content,
  },
});

const bare = matchOn('2026-12-26');

const items: readonly StaffMatch[] = [
  matchOn('2026-10-17', { state: 'finished', result: '鶴浜 6 - 0 港南' }),
  matchOn('2026-11-07', { state: 'canceled' }),
  matchOn('2026-11-14', { state: 'finished', result: '鶴浜 4 - 3 港南' }),
  matchOn('2026-11-21', { state: 'on' }),
  matchOn('2026-11-28'),
  matchOn('2026-12-05', { state: 'postponed' }),
  {
    ...bare,
    content: {
      ...{ ...bare.content, startsAt: null, gatesAt: null, counterFrom: null, counterTo: null },
      ...{
        opponent: '瀬戸内ブルーウェーブスユナイテッドベースボールクラブ',
        ground: '鶴浜市民球場',
      },
    },
  },
];

const meta = {
  id: 'staff-match-list',
  title: '画面の部品/試合/StaffMatchList',
  component: StaffMatchList,
  tags: ['visual', '[MATCH-01]'],
  args: {
    items,
    today: '2026-11-21',
    hrefOf: (id) => `#${id}`,
    newHref: '#new',
    importHref: '#import',
  },
} satisfies Meta<typeof StaffMatchList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  name: '試合がある',
  play: async ({ canvas }) => {
    const [first, ...others] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent('11/21（土）');
    await expect(first).toHaveTextContent('開催');
    await expect(first).toHaveTextContent('窓口 10:00–16:30');
    await expect(others.at(-1)).toHaveTextContent('鶴浜 6 - 0 港南');
    await expect(canvas.getAllByRole('link').at(0)).toHaveAttribute('href', '#new');
  },
};

export const OnlyPast: Story = { name: 'これからの試合がない', args: { items: items.slice(0, 3) } };

export const Empty: Story = {
  name: 'まだ試合がない',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '試合を追加' })).toHaveAttribute('href', '#new');
  },
};

export const Loading: Story = { name: '読み込み中', args: { items: null } };
