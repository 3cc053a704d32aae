import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ActivityRecord, type SeasonMonth } from './ActivityRecord';

const names = [
  '2025-12',
  ...Array.from({ length: 11 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`),
];

const season = (messages: readonly number[], cards: readonly number[]): SeasonMonth[] =>
  names.map((month, index) => ({
    month,
    messages: messages[index] ?? 0,
    cards: cards[index] ?? 0,
  }));

const meta = {
  id: 'activity-record',
  title: '画面の部品/マイページ/ActivityRecord',
  component: ActivityRecord,
  tags: ['visual'],
  args: {
    joinedAt: '2026-04-21T08:00:00+09:00',
    messageCount: 128,
    cardCount: 12,
    season: season(
      [0, 0, 0, 0, 6, 21, 17, 14, 24, 19, 18, 9],
      [0, 0, 0, 0, 0, 2, 2, 1, 2, 2, 2, 1],
    ),
  },
} satisfies Meta<typeof ActivityRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Season: Story = {
  name: 'シーズンを通して',
  play: async ({ canvas, step }) => {
    await step('[MYP-04] 入会からの日数と、送った数、集めた数がわかる', async () => {
      await expect(canvas.getByRole('heading', { name: '活動記録' })).toBeVisible();
      await expect(canvas.getByText('214')).toBeVisible();
      await expect(canvas.getByText('2026.04.21 入会')).toBeVisible();
      const [sent, collected] = canvas.getAllByRole('definition');
      await expect(sent).toHaveTextContent('128通');
      await expect(collected).toHaveTextContent('12枚');
    });
    await step('[MYP-04] 12か月の記録を、耳でも一つずつ聞ける', async () => {
      const months = canvas.getAllByRole('listitem');
      await expect(months).toHaveLength(12);
      await expect(months[0]).toHaveTextContent('2025年12月 送信0通、カード0枚');
      await expect(months[8]).toHaveTextContent('2026年8月 送信24通、カード2枚');
    });
    await step('いちばん多い月の数だけ、棒の上に出る', async () => {
      const august = canvas.getByText('2026年8月 送信24通、カード2枚').closest('li');
      await expect(august).toHaveTextContent(/枚24/);
      await expect(canvas.getAllByText('24')).toHaveLength(1);
    });
  },
};

export const FirstDay: Story = {
  name: '入会した日',
  args: {
    joinedAt: '2026-11-21T09:30:00+09:00',
    messageCount: 0,
    cardCount: 0,
    season: season([], []),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今日、入会しました')).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText(/ここに記録が残ります/)).toBeVisible();
  },
};

export const OnlyCards: Story = {
  name: 'カードだけ',
  args: { messageCount: 0, cardCount: 3, season: season([], [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]) },
};

export const FirstMessage: Story = {
  name: '最初の1通',
  args: {
    joinedAt: '2026-11-20T22:00:00+09:00',
    messageCount: 1,
    cardCount: 0,
    season: season([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], []),
  },
};

export const Quiet: Story = {
  name: '一年より前の記録だけ',
  tags: ['!visual'],
  args: { joinedAt: '2020-04-01T08:00:00+09:00', messageCount: 40, season: season([], []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2,425')).toBeVisible();
    await expect(canvas.queryByText(/ここに記録が残ります/)).toBeNull();
  },
};

export const Thousands: Story = {
  name: '桁が多い',
  args: {
    joinedAt: '2016-04-01T08:00:00+09:00',
    messageCount: 1_234_567,
    cardCount: 12_345,
    season: season(
      [12_340, 3_200, 1, 2, 999, 4_000, 8_000, 10_400, 2_300, 6_000, 120, 300],
      [100, 20, 0, 1, 2, 3, 40, 999, 5, 10, 12, 4],
    ),
  },
};
