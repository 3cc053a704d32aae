import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { brokenImage, players, portrait } from '../../../testing';
import { MyPageHeader } from './MyPageHeader';

const makabe = players[2];

const meta = {
  id: 'my-page-header',
  title: '画面の部品/マイページ/MyPageHeader',
  component: MyPageHeader,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    name: '浜野 さくら',
    pictureUrl: null,
    player: { name: makabe.name, jerseyNumber: String(makabe.number) },
    playerHref: '/u/players/7',
    joinedAt: '2026-04-21T08:00:00+09:00',
    cards: 12,
    onLogout: fn(),
  },
} satisfies Meta<typeof MyPageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Favorite: Story = {
  name: '推し選手がいる',
  play: async ({ args, canvas, userEvent, step }) => {
    await step('[MYP-01] 名前と推し選手が見え、推し選手から選手の一覧へ進む', async () => {
      await expect(canvas.getByText('浜野 さくら')).toBeVisible();
      const link = canvas.getByRole('link', { name: /推し選手.*7.*真壁 悠真/ });
      await expect(link).toHaveAttribute('href', '/u/players/7');
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });
    await step('[MYP-01] ログアウト', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'ログアウト' }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
    await step('[MYP-04] ニックネーム', async () => {
      await expect(canvas.getByText('ニックネーム')).toBeVisible();
      const [name, joined, cards] = canvas.getAllByRole('definition');
      await expect(name).toHaveTextContent('浜野 さくら');
      await expect(joined).toHaveTextContent('2026.04.21');
      await expect(cards).toHaveTextContent('12 枚');
    });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

export const NoFavorite: Story = {
  name: '推し選手がいない',
  args: { player: null, playerHref: '/u/players/0' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '推し選手を選ぶ' })).toHaveAttribute(
      'href',
      '/u/players/0',
    );
  },
};

export const NotKnownYet: Story = {
  name: '推し選手を読み込み中',
  tags: ['!visual'],
  args: { player: undefined, joinedAt: undefined, cards: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'ログアウト' })).toBeVisible();
  },
};

export const WithPicture: Story = {
  name: '画像がある',
  args: { pictureUrl: portrait(players[0], { ground: 'night' }) },
};

export const BrokenPicture: Story = {
  name: '画像が壊れている',
  tags: ['!visual'],
  args: { pictureUrl: brokenImage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('浜')).toBeVisible();
  },
};

export const Longest: Story = {
  name: 'いちばん長い名前',
  args: {
    name: 'どんなに負けていても最終回の裏まで席を立たないと決めている三塁側の応援団長',
    player: {
      name: 'マクシミリアン・アレクサンドロフスキー・ジュニア・長谷川',
      jerseyNumber: '101',
    },
  },
};
