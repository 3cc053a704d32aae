import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { UiProvider } from '../../../primitives';
import { brokenImage, players, portrait } from '../../../testing';
import { expectOnlyInTwin } from '../../../testing/twin';
import { UnreadBanner, type UnreadItem } from './UnreadBanner';

const text: UnreadItem = {
  messageId: 'm1',
  topicId: 't1',
  senderAvatar: portrait(players[1], { ground: 'night' }),
  senderType: 'player',
  senderId: '1',
  senderName: '黒田 蓮',
  messageTime: '2026-11-21T09:12:00+09:00',
  topicTitle: '黒田 蓮',
  content: '昨日は応援ありがとう！次のホームゲームも全力で投げます。',
  messageType: 'text',
};

const video: UnreadItem = {
  ...text,
  messageId: 'm2',
  topicId: 't2',
  senderAvatar: portrait(players[2], { ground: 'night' }),
  senderId: '7',
  senderName: '真壁 悠真',
  topicTitle: '真壁 悠真',
  messageTime: '2026-11-21T08:40:00+09:00',
  content: '',
  messageType: 'video',
};

const group: UnreadItem = {
  ...text,
  messageId: 'm3',
  topicId: 't3',
  senderAvatar: '',
  senderType: 'user',
  senderId: 'sakura',
  senderName: '浜野 さくら',
  topicTitle: 'チーム応援トーク',
  messageTime: '2026-11-21T08:02:00+09:00',
  content: '今日のスタメン発表、楽しみですね。',
};

const meta = {
  id: 'unread-banner',
  title: '画面の部品/トップ/UnreadBanner',
  component: UnreadBanner,
  tags: ['visual'],
  args: { items: [text, video, group], hrefOf: (topicId) => `/u/message/${topicId}` },
} satisfies Meta<typeof UnreadBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  name: '何件か',
  play: async ({ canvas, userEvent, step }) => {
    const card = (position: number) => canvas.getByLabelText(`3枚中${position}枚目`);

    await step('見出しに件数が添えられている', async () => {
      await expect(canvas.getByRole('region', { name: '未読メッセージ' })).toBeVisible();
      await expect(canvas.getByText('3件')).toBeInTheDocument();
    });

    await step('[TOP-04] カードはそのトークへのリンクになっている', async () => {
      await expect(canvas.getByRole('link', { name: /黒田 蓮/ })).toHaveAttribute(
        'href',
        '/u/message/t1',
      );
    });

    await step('[TOP-03] 矢印と点で動き、輪になっている', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '前へ' }));
      await expect(card(3).inert).toBe(false);
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
      await expect(card(1).inert).toBe(false);
      await userEvent.click(canvas.getByRole('button', { name: '2枚目を表示' }));
      await expect(canvas.getByRole('link', { name: /動画が届いています/ })).toBeInTheDocument();
      await userEvent.click(canvas.getByRole('button', { name: '1枚目を表示' }));
    });
  },
};

export const Rotating: Story = {
  name: '自動で進む（5秒）',
  tags: ['!visual'],
  play: async ({ canvas, userEvent, step }) => {
    const cards = canvas.getByLabelText('3枚中1枚目').parentElement;

    await step('[TOP-03] 選んでいるあいだは動かず、一時停止もできる', async () => {
      const link = canvas.getByRole('link', { name: /黒田 蓮/ });
      // Only the focus of a keyboard holds the cards.
      while (!link.matches(':focus')) await userEvent.tab();
      await waitFor(() => expect(cards).toHaveAttribute('aria-live', 'polite'));
      await userEvent.click(canvas.getByRole('button', { name: '一時停止' }));
      await expect(canvas.getByRole('button', { name: '再生' })).toBeVisible();
    });
  },
};

export const One: Story = {
  name: '1件だけ',
  args: { items: [text] },
  play: async (context) => {
    await expectOnlyInTwin(context, { items: [text, video] }, () =>
      context.canvas.queryByRole('button', { name: '次へ' }),
    );
  },
};

export const ForPlayers: Story = {
  name: '選手の画面',
  args: {
    hrefOf: (topicId) => `/p/message/${topicId}`,
    items: [{ ...group, topicTitle: '浜野 さくら' }],
  },
  play: async ({ canvas, step }) => {
    await step('[TOP-04] 選手のトークへつながる', async () => {
      await expect(canvas.getByRole('link')).toHaveAttribute('href', '/p/message/t3');
    });
  },
};

export const Picture: Story = {
  name: '画像が届いた',
  args: { items: [{ ...video, messageType: 'image', senderAvatar: brokenImage }] },
};

export const InGroup: Story = { name: 'グループの未読', args: { items: [group] } };

export const Longest: Story = {
  name: 'いちばん長い名前と本文',
  args: {
    items: [
      {
        ...text,
        senderName: 'マクシミリアン・アレクサンドロフスキー・ジュニア・長谷川',
        topicTitle: '遠征レポートと試合前の練習見学についてのお知らせトーク',
        content: '遠征レポートを書きました。北の球場は、もう冬の空気です。'.repeat(6),
      },
      { ...text, messageId: 'm9' },
    ],
  },
};

const several = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...text, messageId: `m${index}` }));

export const Seven: Story = { name: '7件', args: { items: several(7) } };

export const Ten: Story = {
  name: '10件',
  args: { items: several(10) },
  play: async ({ canvas, userEvent, step }) => {
    const card = (position: number) => canvas.getByLabelText(`10枚中${position}枚目`);
    const dot = (position: number) => canvas.getByRole('button', { name: `${position}枚目を表示` });
    await step('[TOP-03] 8件からも点で進める。7個の列が動いていく', async () => {
      await expect(canvas.getAllByRole('button', { name: /枚目を表示/ })).toHaveLength(7);
      await userEvent.click(dot(7));
      await expect(card(7).inert).toBe(false);
      await expect(dot(7)).toHaveFocus();
      await userEvent.click(dot(10));
      await expect(card(10).inert).toBe(false);
      await expect(canvas.getAllByRole('button', { name: /枚目を表示/ })).toHaveLength(7);
      await userEvent.click(canvas.getByRole('button', { name: '次へ' }));
      await expect(dot(1)).toHaveAttribute('aria-current', 'true');
    });
  },
};

export const AnyNumber: Story = {
  name: '件数が変わっても動かない',
  tags: ['!visual'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[2, 7, 8, 10].map((count) => (
        <UiProvider
          key={count}
          messages={{ UnreadBanner: { title: `未読メッセージ（${count}件）` } }}
        >
          <UnreadBanner {...args} items={several(count)} />
        </UiProvider>
      ))}
      <UnreadBanner {...args} items={[{ ...group, content: 'はい' }, text]} />
    </div>
  ),
  play: async ({ canvas, step }) => {
    const banners = canvas.getAllByRole('region');
    const placeOf = (banner: HTMLElement, name: string) => {
      const { left, top, width } = within(banner)
        .getByRole('button', { name })
        .getBoundingClientRect();
      return { left, top: top - banner.getBoundingClientRect().top, width };
    };
    await step('[TOP-03] 矢印は2、7、8、10件で同じ所にある', async () => {
      const [two, ...others] = banners.slice(0, 4);
      for (const name of ['前へ', '次へ'])
        for (const other of others)
          await expect(placeOf(other, name)).toEqual(placeOf(two as HTMLElement, name));
    });
    await step('[TOP-03] 高さも同じ', async () => {
      const heights = banners.slice(0, 4).map((banner) => banner.getBoundingClientRect().height);
      await expect(new Set(heights).size).toBe(1);
    });
    await step('短い1枚は、高いカードのまん中にある', async () => {
      const last = banners[4] as HTMLElement;
      for (const link of last.querySelectorAll('a')) {
        const card = link.getBoundingClientRect();
        const words = (link.lastElementChild as HTMLElement).getBoundingClientRect();
        await expect(Math.abs(words.top - card.top - (card.bottom - words.bottom))).toBeLessThan(1);
      }
    });
  },
};

export const Empty: Story = {
  name: '未読なし',
  tags: ['!visual'],
  args: { items: [] },
  play: async (context) => {
    await expectOnlyInTwin(context, { items: [text] }, () => context.canvas.queryByRole('region'));
  },
};
