import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '../session/session';
import {
  cachePictures,
  clearOfflineCopies,
  readOfflineCopy,
  storeOfflineCopy,
} from './offlineCache';

const isList = (value: unknown): value is string[] => Array.isArray(value);

const signIn = (userId: string) =>
  beginSession({
    viewer: 'user',
    token: `token-${userId}`,
    name: '湊 さくら',
    email: null,
    userId,
    pictureUrl: null,
    playerCardsId: null,
  });

const picture = (name: string) => `/api/v1/files/${name}.webp`;
const pictureCaches = async () =>
  (await caches.keys()).filter((name) => name.startsWith('pictures '));

beforeEach(() => signIn('fan-1'));

afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  endSession({ onPurpose: true });
  localStorage.clear();
  for (const name of await pictureCaches()) await caches.delete(name);
});

test('the last answer is there again, with the moment it came', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00+09:00') });
  storeOfflineCopy('cards', ['a']);
  expect(readOfflineCopy('cards', isList)).toEqual({
    value: ['a'],
    at: '2026-11-21T00:00:00.000Z',
  });
  storeOfflineCopy('cards', ['a', 'b']);
  expect(readOfflineCopy('cards', isList)?.value).toEqual(['a', 'b']);
  expect(readOfflineCopy('other', isList)).toBeNull();
});

test('it is this person’s alone, and comes back with them after a session has ended', () => {
  storeOfflineCopy('cards', ['a']);
  endSession({ onPurpose: false });
  expect(readOfflineCopy('cards', isList)).toBeNull();
  storeOfflineCopy('cards', ['of nobody']);
  signIn('fan-2');
  expect(readOfflineCopy('cards', isList)).toBeNull();
  signIn('fan-1');
  expect(readOfflineCopy('cards', isList)?.value).toEqual(['a']);
});

test('an answer that was asked for by another person is not kept', () => {
  signIn('fan-2');
  storeOfflineCopy('cards', ['of the first'], 'fan-1');
  expect(readOfflineCopy('cards', isList)).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"at":"x","value":[]}',
  '{"at":"2026-11-21T00:00:00Z","value":1}',
])('[STOR-05] what is broken is dropped: %s', (stored) => {
  localStorage.setItem('kept:fan-1:cards', stored);
  expect(readOfflineCopy('cards', isList)).toBeNull();
  expect(localStorage.getItem('kept:fan-1:cards')).toBeNull();
});

test('what is too long is not kept, and nothing older in its place', () => {
  storeOfflineCopy('cards', ['a']);
  storeOfflineCopy('cards', ['x'.repeat(500_001)]);
  expect(readOfflineCopy('cards', isList)).toBeNull();
});

test('storage that is full or forbidden breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeOfflineCopy('cards', ['a']);
  expect(readOfflineCopy('cards', isList)).toBeNull();
});

test('pictures are loaded once, and only those of the club', async () => {
  const loaded = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('picture', { status: 200 }));
  const wanted = [picture('a'), picture('b'), picture('a'), '', 'https://example.com/c.webp'];
  await cachePictures(wanted);
  await cachePictures(wanted);
  expect(loaded.mock.calls.map(([address]) => address)).toEqual([picture('a'), picture('b')]);
  expect(await caches.match(picture('b'), { cacheName: 'pictures fan-1' })).toBeDefined();
});

test('without a line, and for somebody who saves data, no picture is kept and nothing breaks', async () => {
  const loading = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'));
  await cachePictures([picture('a')]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await cachePictures([picture('a')]);
  vi.unstubAllGlobals();
  expect(loading).toHaveBeenCalledTimes(1);
});

test('signed out while pictures are loading: none of them stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    clearOfflineCopies((personId) => personId === 'fan-1');
    endSession({ onPurpose: true });
    return new Response('picture');
  });
  await cachePictures([picture('a'), picture('b'), picture('c')]);
  await expect.poll(pictureCaches).toEqual([]);
});

test('forgetting takes answers and pictures of the people it names', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('picture'));
  storeOfflineCopy('cards', ['a']);
  await cachePictures([picture('a')]);
  signIn('fan-2');
  storeOfflineCopy('cards', ['b']);
  await cachePictures([picture('b')]);
  clearOfflineCopies((personId) => personId !== 'fan-2');
  expect(readOfflineCopy('cards', isList)?.value).toEqual(['b']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([
    'kept:fan-2:cards',
  ]);
  await expect.poll(pictureCaches).toEqual(['pictures fan-2']);
});
