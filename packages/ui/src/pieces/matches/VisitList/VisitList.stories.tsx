import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { VisitList, type VisitListProps } from './VisitList';

type Item = VisitListProps['items'][number];

const match = (matchId: number, day: string, facts: Partial<Item> = {}): Item => ({
  ...{ matchId, day, opponent: '港南マリナーズ', ground: '鶴浜スタジアム' },
  ...{ state: 'finished', result: '鶴浜 5 - 3 港南' },
  ...facts,
});

const meta = {
  id: 'visit-list',
  title: '画面の部品/試合/VisitList',
  component: VisitList,
  tags: ['visual', '[MATCH-06]'],
  args: {
    items: [
      match(9, '2026-11-21', { state: 'on', result: null }),
      match(8, '2026-11-15', {
        ...{ opponent: '北浦オリオンズ', result: '鶴浜 0 - 2 北浦', outcome: 'lost' },
      }),
      match(7, '2026-10-31', { outcome: 'won' }),
      match(3, '2025-09-20', { state: 'canceled', result: null }),
    ],
    waiting: 0,
    scanHref: '/u/card?scan=open',
  },
} satisfies Meta<typeof VisitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Seasons: Story = {
  name: '二つのシーズン',
  play: async ({ canvas, step }) => {
    await step('シーズンごとに、来場した試合の数と結果がある', async () => {
      const season = canvas.getByRole('region', { name: '2026年' });
      await expect(season).toHaveTextContent(/3試合\s1勝1敗/);
      await expect(within(season).getAllByRole('listitem')[1]).toHaveTextContent(
        /対 北浦オリオンズ.*負け.*鶴浜 0 - 2 北浦/,
      );
      await expect(canvas.getByRole('region', { name: '2025年' })).toHaveTextContent(/1試合.*中止/);
    });
    await step('読み取りに進める', async () => {
      await expect(canvas.getByRole('link', { name: 'コードを読み取る' })).toHaveAttribute(
        'href',
        '/u/card?scan=open',
      );
    });
  },
};

export const Waiting: Story = {
  name: 'まだ送っていない',
  args: { waiting: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '1件のスタンプは、電波が戻ると自動で押します',
    );
  },
};

export const Empty: Story = {
  name: 'まだない',
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('来場スタンプはまだありません')).toBeVisible();
  },
};
