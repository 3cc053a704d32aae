import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, players, portrait } from '../../../testing';
import { TopicRow, type TopicRowItem } from './TopicRow';

const player = players[1];

const item: TopicRowItem = {
  topicId: '1',
  chatType: 'private',
  title: player.name,
  otherType: 'player',
  hasNew: false,
  messageType: 'text',
  latestMsg: '昨日は応援ありがとう！次のホームゲームも全力で投げます。',
  latestAt: '2026-11-21T09:12:00+09:00',
  userAvatar: '',
  avatarUrl: portrait(player, { ground: 'night' }),
};

const meta = {
  id: 'topic-row',
  title: '画面の部品/メッセージ/TopicRow',
  component: TopicRow,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: { item, href: '#1', viewer: 'user' },
} satisfies Meta<typeof TopicRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  name: '選手から',
  play: async ({ canvas, canvasElement, step }) => {
    const link = canvas.getByRole('link');

    await step('[MSGL-02] 名前、最新の1通、時刻が1つのリンクになる', async () => {
      await expect(link).toHaveAttribute('href', '#1');
      await expect(link).toHaveAccessibleName(
        `${player.name} 選手 2026.11.21 09:12 ${item.latestMsg}`,
      );
      await expect(canvas.getByText('09:12')).toBeVisible();
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    });

    await step('[MSGL-05] ファンには選手の写真', async () => {
      await expect(canvasElement.querySelector('img')).toHaveAttribute('src', item.avatarUrl);
    });
  },
};

export const New: Story = {
  name: '新着',
  args: { item: { ...item, hasNew: true } },
  play: async ({ canvas, step }) => {
    await step('[MSGL-02] NEWがつく', async () => {
      await expect(canvas.getByText('NEW')).toBeVisible();
    });
  },
};

export const Image: Story = {
  name: '画像',
  args: { item: { ...item, hasNew: true, messageType: 'image', latestMsg: 'photo.jpg' } },
  play: async ({ canvas, step }) => {
    await step('[MSGL-02] 画像のかわりの言葉', async () => {
      await expect(canvas.getByText('画像が届いています')).toBeVisible();
      await expect(canvas.queryByText('photo.jpg')).toBeNull();
    });
  },
};

export const Video: Story = {
  name: '動画',
  args: { item: { ...item, messageType: 'video', latestAt: '2026-11-20T23:59:00+09:00' } },
  play: async ({ canvas, step }) => {
    await step('[MSGL-02] 動画のかわりの言葉', async () => {
      await expect(canvas.getByText('動画が届いています')).toBeVisible();
      await expect(canvas.getByText('11.20')).toBeVisible();
    });
  },
};

export const Group: Story = {
  name: 'グループトーク',
  args: {
    item: {
      ...item,
      chatType: 'group',
      otherType: null,
      title: 'チーム応援トーク',
      latestMsg: '今日のスタメン発表、楽しみですね',
      latestAt: '2025-12-31T18:00:00+09:00',
    },
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('[MSGL-05] グループはいつも決まった絵', async () => {
      await expect(canvasElement.querySelector('img')).toBeNull();
      await expect(canvas.getByText('2025.12.31')).toBeVisible();
    });
  },
};

export const SeenByPlayer: Story = {
  name: '選手が見る',
  args: {
    viewer: 'player',
    item: { ...item, title: '浜野 さくら', otherType: 'user', userAvatar: portrait(players[4]) },
  },
  play: async ({ canvasElement, step }) => {
    await step('[MSGL-05] 選手にはファンの写真', async () => {
      await expect(canvasElement.querySelector('img')).toHaveAttribute('src', portrait(players[4]));
    });
  },
};

export const PlayersName: Story = {
  name: '選手と同じ名前のファン',
  args: {
    viewer: 'player',
    item: { ...item, title: `選手 ${player.name}`, otherType: 'user', userAvatar: item.avatarUrl },
  },
  play: async ({ canvas, step }) => {
    await step('[SAFE-01] 選手の印はつかない', async () => {
      await expect(canvas.queryByText('選手')).toBeNull();
      await expect(canvas.getByText(`選手 ${player.name}`)).toBeVisible();
    });
  },
};

export const NoPicture: Story = {
  name: '写真なし',
  args: { viewer: 'player', item: { ...item, title: '浜野 さくら', otherType: 'user' } },
  play: async ({ canvasElement, step }) => {
    await step('[MSGL-05] 写真がなければ決まった絵', async () => {
      await expect(canvasElement.querySelector('img')).toBeNull();
      await expect(canvasElement.querySelector('svg')).toBeVisible();
    });
  },
};

export const BrokenPicture: Story = {
  name: '写真が読めない',
  tags: ['!visual'],
  args: { item: { ...item, avatarUrl: brokenImage } },
  play: async ({ canvasElement, step }) => {
    await step('[MSGL-05] 読めなくても決まった絵', async () => {
      await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    });
  },
};

export const Nothing: Story = {
  name: 'まだ何もない',
  args: { item: { ...item, latestMsg: '', latestAt: null } },
};

export const Longest: Story = {
  name: 'いちばん長い',
  args: {
    item: {
      ...item,
      hasNew: true,
      title: '鶴浜クレインズ公式ファンクラブ創立三十周年記念グループトーク',
      latestMsg: 'https://example.com/'.padEnd(300, 'a'),
      latestAt: '2025-12-31T18:00:00+09:00',
    },
  },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
