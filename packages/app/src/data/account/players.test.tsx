import { type components, schemaOf } from '@homestand/api-client';
import { SessionCacheProvider } from '@homestand/app-core/http/sessionCache';
import { readOfflineCopy } from '@homestand/app-core/offline/offlineCache';
import { beginSession, endSession, type Session } from '@homestand/app-core/session/session';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { noteUnhandledRejections } from '../../testing/unhandledRejections';
import { myPageKey } from './myPage';
import { chooseFavorite } from './players';

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

const fan: Session = {
  viewer: 'user',
  token: 'token',
  name: '浜野 さくら',
  email: null,
  userId: 'me',
  pictureUrl: null,
  playerCardsId: null,
};

beforeEach(() => {
  beginSession(fan);
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

const renderSession = () =>
  renderHook(() => {}, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SessionCacheProvider token={fan.token}>{children}</SessionCacheProvider>
    ),
  });

test('the offline copy of my page has a newly chosen favourite before my page opens', async () => {
  await renderSession();
  await chooseFavorite(7);
  const copy = () => readOfflineCopy(myPageKey, schemaOf('MyPage'))?.value.favoritePlayer;
  await expect.poll(copy).toEqual(myPage.favoritePlayer);
});

test('a choice whose response comes after the session loads nothing for the next person, and fails nowhere', async () => {
  const requests: string[] = [];
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { method, url } = new Request(input, init);
    requests.push(`${method} ${new URL(url).pathname}`);
    await responded;
    return Response.json({ code: 200, message: 'success', data: null });
  });
  const expectNoRejection = noteUnhandledRejections();
  const { unmount } = await renderSession();
  const chosen = chooseFavorite(7);
  await expect.poll(() => requests).toHaveLength(1);
  // With the session the app drops the cache.
  beginSession({ ...fan, token: 'another', userId: 'another' });
  await unmount();
  respond();
  await chosen;
  expect(requests).toEqual(['POST /api/v1/user/favorite/player']);
  await expectNoRejection();
});
