import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '../session/session';
import { countedFetch, eventStreamStart, noteResponse } from './eventStreamStart';

let sessions = 0;

beforeEach(() => {
  sessions++;
  beginSession({
    viewer: 'user',
    token: `token-${sessions}`,
    name: '浜野 さくら',
    email: null,
    userId: `fan-${sessions}`,
    pictureUrl: null,
    playerCardsId: null,
  });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  endSession({ onPurpose: true });
  localStorage.clear();
});

test('the stream continues from the first response', async () => {
  const since = eventStreamStart(new AbortController().signal);
  noteResponse('7');
  expect(await since).toBe('7');
});

test('[NET-01] a first response that takes long is waited for: nothing is loaded twice', async () => {
  let respond = (_: Response) => {};
  vi.spyOn(globalThis, 'fetch').mockReturnValue(
    new Promise((resolve) => {
      respond = resolve;
    }),
  );
  const call = countedFetch('/api/v1/user/top').then(() => noteResponse('7'));
  const since = eventStreamStart(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(8000);
  respond(new Response());
  await call;
  await vi.advanceTimersByTimeAsync(1);
  expect(await since).toBe('7');
});

test('a page that loads nothing, or whose response says nothing, has a stream after a while', async () => {
  const none = eventStreamStart(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await none).toBeNull();

  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 9000)),
  );
  void countedFetch('/api/v1/club');
  const silent = eventStreamStart(new AbortController().signal);
  await vi.advanceTimersByTimeAsync(9001);
  expect(await silent).toBeNull();
});
