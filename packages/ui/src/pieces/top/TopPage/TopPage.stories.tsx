import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { TextArea } from '../../../primitives';
import { players, portrait } from '../../../testing';
import { CardPromo } from '../CardPromo/CardPromo';
import { FavoriteHero } from '../FavoriteHero/FavoriteHero';
import { GroupTopics } from '../GroupTopics/GroupTopics';
import { PlayerCarousel } from '../PlayerCarousel/PlayerCarousel';
import { ShopPromo } from '../ShopPromo/ShopPromo';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { UnreadBanner } from '../UnreadBanner/UnreadBanner';
import { TopPage, TopPageSkeleton } from './TopPage';

const [, kuroda, makabe] = players;

function Composer() {
  const [draft, setDraft] = useState('');
  return (
    <div style={{ padding: '8px 12px' }}>
      <TextArea
        label="メッセージ"
        labelHidden
        heightRange={[54, 96]}
        placeholder="メッセージを入力"
        value={draft}
        onValueChange={setDraft}
      />
    </div>
  );
}

const items = players.map((player) => ({
  id: player.number,
  nameJapanese: player.name,
  nameRomaji: player.romaji,
  avatarUrl: portrait(player, { ground: 'night' }),
  pictureUrl: portrait(player),
}));

const unread = [kuroda, makabe].map((player, index) => ({
  messageId: `m${player.number}`,
  topicId: `t${player.number}`,
  senderAvatar: portrait(player, { ground: 'night' }),
  senderType: 'player' as const,
  senderId: String(player.number),
  senderName: player.name,
  messageTime: `2026-11-21T0${9 - index}:12:00+09:00`,
  topicTitle: player.name,
  content: '昨日は応援ありがとう！次のホームゲームも全力で投げます。',
  messageType: index === 0 ? ('text' as const) : ('video' as const),
}));

const favorite = {
  nameJapanese: makabe.name,
  nameRomaji: makabe.romaji,
  pictureUrl: portrait(makabe),
};

const meta = {
  id: 'top-page',
  title: '画面の部品/トップ/TopPage',
  component: TopPage,
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  args: {
    hero: (
      <FavoriteHero team="鶴浜クレインズ" logoUrl={null} player={favorite} chooseHref="#players" />
    ),
    unread: <UnreadBanner items={unread} hrefOf={(topicId) => `#${topicId}`} />,
    players: (
      <PlayerCarousel items={items} selectedId={7} onSelect={fn()}>
        <Composer />
      </PlayerCarousel>
    ),
    topics: (
      <GroupTopics
        items={[
          { id: 't1', title: 'チーム応援トーク' },
          { id: 't2', title: '遠征レポート' },
        ]}
        openId={null}
        onToggle={fn()}
        renderComposer={() => <Composer />}
      />
    ),
    cards: <CardPromo scanHref="#scan" albumHref="#cards" />,
    shop: <ShopPromo moreHref="#shop" />,
    footer: (
      <SiteFooter
        slogan="この街と、どこまでも。"
        team="鶴浜クレインズ"
        hrefs={{ commerce: '#commerce', privacy: '#privacy' }}
      />
    ),
  },
} satisfies Meta<typeof TopPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  name: 'ページ全体',
  play: async ({ canvas, step }) => {
    await step('[TOP-10] すべての区画が順に並ぶ', async () => {
      // What is below the first screen comes after the first frame.
      await waitFor(async () => {
        const titles = canvas
          .getAllByRole('heading', { level: 2 })
          .map((element) => element.textContent);
        await expect(titles).toEqual([
          '未読メッセージ',
          '選手にメッセージを送る',
          'グループトーク',
          '選手カードを集めよう',
          'ファンショップ',
        ]);
      });
    });
    await step('横にはみ出さない', async () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    });
  },
};

export const WithMatch: Story = {
  name: '次の試合の場所がある',
  tags: ['!visual', '[MATCH-05]'],
  args: {
    unread: null,
    match: <section aria-label="次の試合">対 港南マリナーズ</section>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '次の試合' })).toBeVisible();
  },
};

export const NewFan: Story = {
  name: '推し選手も未読もまだない',
  args: {
    hero: <FavoriteHero team="鶴浜クレインズ" logoUrl={null} player={null} chooseHref="#players" />,
    unread: <UnreadBanner items={[]} hrefOf={(topicId) => `#${topicId}`} />,
    topics: (
      <GroupTopics items={[]} openId={null} onToggle={fn()} renderComposer={() => <Composer />} />
    ),
  },
};

export const WithNotice: Story = {
  name: 'お知らせの帯がある',
  args: {
    notice: (
      <p style={{ padding: '12px 16px' }}>オフラインです。前に読み込んだ内容を表示しています。</p>
    ),
  },
};

export const Loading: Story = {
  name: '読み込み中',
  render: () => <TopPageSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('ホームを読み込んでいます');
  },
};
