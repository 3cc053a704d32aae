import { type components, schemaOf } from '@homestand/api-client';
import { swrConfig } from '@homestand/app-core/http/swr';
import { readOfflineCopy } from '@homestand/app-core/offline/offlineCache';
import { beginSession, endSession } from '@homestand/app-core/session/session';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { myPageKey } from './myPage';
import { useChooseFavorite } from './players';

const startedAt = '2026-11-21T00:00:00.000Z';

const myPage: components['schemas']['MyPage'] = {
  orderCount: 0,
  chatCount: 0,
  collectionCount: 0,
  favoritePlayer: {
    id: 7,
    name: '髙橋 健太郎',
    avatarUrl: '',
    pictureUrl: '',
    jerseyNumber: '7',
    since: startedAt,
    messages: 0,
    cards: 0,
    totalCards: 3,
  },
  myInfo: { name: '浜野 さくら', pictureUrl: null },
  pickupCount: 0,
  hasAddress: false,
  joinedAt: startedAt,
  season: Array.from({ length: 12 }, (_, month) => ({
    month: `2026-${String(month + 1).padStart(2, '0')}`,
    messages: 0,
    cards: 0,
  })),
};

beforeEach(() => {
  beginSession({
    viewer: 'user',
    token: 'token',
    name: '浜野 さくら',
    email: null,
    userId: 'me',
    pictureUrl: null,
    playerCardsId: null,
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method } = new Request(input, init);
    const data = method === 'GET' ? myPage : null;
    return new Response(JSON.stringify({ code: 200, message: 'success', data }), {
      headers: { 'content-type': 'application/json' },
    });
  });
});

afterEach(() => {
  endSession({ onPurpose: true });
  localStorage.clear();
  vi.restoreAllMocks();
});

test('the offline copy of my page has a newly chosen favourite before my page opens', async () => {
  const { result } = await renderHook(() => useChooseFavorite(), {
    wrapper: ({ children }) => <SWRConfig value={swrConfig()}>{children}</SWRConfig>,
  });
  await result.current(7);
  const copy = () => readOfflineCopy(myPageKey, schemaOf('MyPage'))?.value.favoritePlayer;
  await expect.poll(copy).toEqual(myPage.favoritePlayer);
});
