import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, players, portrait } from '../../../testing';
import { FavoriteRecord } from './FavoriteRecord';

const makabe = players[2];

const player = {
  name: makabe.name,
  jerseyNumber: String(makabe.number),
  pictureUrl: portrait(makabe),
  since: '2026-04-21T08:00:00+09:00',
  messages: 48,
  cards: 2,
  totalCards: 3,
};

const meta = {
  id: 'favorite-record',
  title: '画面の部品/マイページ/FavoriteRecord',
  component: FavoriteRecord,
  tags: ['visual'],
  args: { player, chooseHref: '/u/players/0' },
} satisfies Meta<typeof FavoriteRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '推し選手がいる',
  play: async ({ canvas, step }) => {
    await step('[MYP-04] いつからの推しか、送った数と集めた数がわかる', async () => {
      await expect(canvas.getByRole('region', { name: '推し選手の記録' })).toBeVisible();
      await expect(canvas.getByText('真壁 悠真')).toBeVisible();
      await expect(canvas.getByText('2026.04.21から応援中')).toBeVisible();
      const [sent, cards] = canvas.getAllByRole('definition');
      await expect(sent).toHaveTextContent('48通');
      await expect(cards).toHaveTextContent('2 / 3枚');
    });
  },
};

export const NoFavorite: Story = {
  name: '推し選手がいない',
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '推し選手を選ぶ' })).toHaveAttribute(
      'href',
      '/u/players/0',
    );
  },
};

export const ChosenToday: Story = {
  name: '今日から',
  args: {
    player: { ...player, since: '2026-11-21T10:00:00+09:00', messages: 0, cards: 0, totalCards: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('今日から応援中')).toBeVisible();
  },
};

export const LittleKnown: Story = {
  name: '日付も写真もカードもない',
  args: { player: { ...player, since: null, pictureUrl: '', cards: 0, totalCards: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/応援中/)).toBeNull();
    await expect(canvas.getAllByRole('definition')).toHaveLength(1);
  },
};

export const BrokenPicture: Story = {
  name: '写真が壊れている',
  args: { player: { ...player, pictureUrl: brokenImage } },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByText('真壁 悠真').scrollIntoView();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const Longest: Story = {
  name: 'いちばん長い名前、桁が多い',
  args: {
    player: {
      ...player,
      name: 'マクシミリアン・アレクサンドロフスキー・ジュニア・長谷川',
      jerseyNumber: '101',
      pictureUrl: portrait(players[4]),
      messages: 1_234_567,
      cards: 1_234,
      totalCards: 12_345,
    },
  },
};
