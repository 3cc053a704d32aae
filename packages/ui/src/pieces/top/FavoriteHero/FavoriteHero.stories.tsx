import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, players, portrait, scenery } from '../../../testing';
import { FavoriteHero } from './FavoriteHero';

const makabe = players[2];

const meta = {
  id: 'favorite-hero',
  title: '画面の部品/トップ/FavoriteHero',
  component: FavoriteHero,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    team: '鶴浜クレインズ',
    logoUrl: null,
    player: {
      nameJapanese: makabe.name,
      nameRomaji: makabe.romaji,
      pictureUrl: portrait(makabe),
    },
    chooseHref: '#players',
  },
} satisfies Meta<typeof FavoriteHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: '推し選手がいる',
  play: async ({ canvas, step }) => {
    await step('[TOP-01] チーム名と推し選手の写真が見える', async () => {
      await expect(canvas.getByText('鶴浜クレインズ')).toBeVisible();
      await expect(canvas.getByRole('img', { name: '真壁 悠真の写真' })).toBeVisible();
      await expect(canvas.getByText('真壁 悠真')).toBeVisible();
      await expect(canvas.getByText('Yuma Makabe')).toHaveAttribute('lang', 'en');
    });
    await step('[TOP-02] 選ぶボタンはない', async () => {
      await expect(canvas.queryByRole('link')).toBeNull();
    });
  },
};

export const NoFavorite: Story = {
  name: '推し選手がいない',
  args: { player: null, chooseHref: '/u/players/undefined' },
  play: async ({ canvas, step }) => {
    await step('[TOP-02] 選手を選ぶページへのボタンがある', async () => {
      await expect(canvas.getByRole('link', { name: '推し選手を選ぶ' })).toHaveAttribute(
        'href',
        '/u/players/undefined',
      );
    });
  },
};

export const BrokenPicture: Story = {
  name: '写真もロゴも壊れている',
  args: {
    logoUrl: brokenImage,
    player: { nameJapanese: makabe.name, nameRomaji: makabe.romaji, pictureUrl: brokenImage },
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('真壁 悠真')).toBeVisible();
  },
};

export const WithLogo: Story = {
  name: 'ロゴの画像がある',
  args: { logoUrl: portrait(players[0], { ground: 'night' }) },
};

export const WidePicture: Story = {
  name: '横長の写真',
  args: {
    player: { nameJapanese: '三条 晴', nameRomaji: 'Haru Sanjo', pictureUrl: scenery('stadium') },
  },
};

const longest = {
  nameJapanese: 'マクシミリアン・アレクサンドロフスキー・ジュニア・長谷川',
  nameRomaji: 'Maximilian Aleksandrovsk',
  pictureUrl: portrait(players[4]),
};

export const LongestNames: Story = {
  name: 'いちばん長い名前',
  args: { team: '鶴浜クレインズ・ベースボールクラブ・オフィシャル', player: longest },
};
