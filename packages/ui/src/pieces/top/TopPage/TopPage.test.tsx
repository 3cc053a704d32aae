import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FavoriteHero } from '../FavoriteHero/FavoriteHero';
import { GroupTopics } from '../GroupTopics/GroupTopics';
import { PlayerCarousel } from '../PlayerCarousel/PlayerCarousel';
import { UnreadBanner } from '../UnreadBanner/UnreadBanner';
import { TopPage, TopPageSkeleton } from './TopPage';

const items = [1, 2, 3, 4, 5, 6].map((id) => ({
  id,
  nameJapanese: '真壁 悠真',
  nameRomaji: 'Yuma Makabe',
  avatarUrl: '',
  pictureUrl: '',
}));

const unread = ['m1', 'm2'].map((messageId) => ({
  messageId,
  topicId: 't1',
  senderAvatar: '',
  senderType: 'player' as const,
  senderId: '1',
  senderName: '黒田 蓮',
  messageTime: '2026-11-21T09:12:00+09:00',
  topicTitle: '黒田 蓮',
  content: '明日も投げます。',
  messageType: 'text' as const,
}));

/** As high as the composer with one line. */
const Composer = () => <div style={{ height: 70 }} />;

const arrived = (
  <TopPage
    hero={<FavoriteHero team="鶴浜クレインズ" logoUrl={null} player={null} chooseHref="#players" />}
    unread={<UnreadBanner items={unread} hrefOf={(topicId) => `#${topicId}`} />}
    players={
      <PlayerCarousel items={items} selectedId={3} onSelect={vi.fn()}>
        <Composer />
      </PlayerCarousel>
    }
    topics={
      <GroupTopics
        items={[{ id: 't1', title: 'チーム応援トーク' }]}
        openId={null}
        onToggle={vi.fn()}
        renderComposer={() => <Composer />}
      />
    }
    cards={null}
    shop={null}
    footer={null}
  />
);

/** The lower edge of the hero, and the upper and lower edge of each part. */
function places(container: HTMLElement) {
  const hero = container.querySelector('[class*="TopPage_root"] > *');
  const parts = [...container.querySelectorAll('[class*="TopPage_part_"]')].slice(0, 3);
  return [hero, ...parts].map((element) =>
    Math.round(element?.getBoundingClientRect().bottom ?? 0),
  );
}

test.each([320, 390, 768])('content appears where its skeleton was, %i px', async (width) => {
  await page.viewport(width, 844);
  const loading = await render(<TopPageSkeleton />);
  const before = places(loading.container);
  expect(Math.min(...before)).toBeGreaterThan(0);
  await loading.unmount();
  const { container } = await render(arrived);
  expect(places(container)).toEqual(before);
});
