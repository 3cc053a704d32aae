import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPersonData } from '../session/clearPersonData';
import { beginSession, endSession } from '../session/session';
import { cachePictures, readOfflineCopy, storeOfflineCopy } from './offlineCache';

const isList = (value: unknown): value is string[] => Array.isArray(value);

const signIn = (userId: string) =>
  beginSession({
    viewer: 'user',
    token: `token-${userId}`,
    name: '浜野 さくら',
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

test('the last response is read back with its time', () => {
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

test('a copy belongs to one person, and is readable again when they log in after their session ended', () => {
  storeOfflineCopy('cards', ['a']);
  endSession({ onPurpose: false });
  expect(readOfflineCopy('cards', isList)).toBeNull();
  storeOfflineCopy('cards', ['of nobody']);
  signIn('fan-2');
  expect(readOfflineCopy('cards', isList)).toBeNull();
  signIn('fan-1');
  expect(readOfflineCopy('cards', isList)?.value).toEqual(['a']);
});

test('a response requested by another person is not stored', () => {
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
])('[STOR-05] a broken copy is dropped: %s', (stored) => {
  localStorage.setItem('kept:fan-1:cards', stored);
  expect(readOfflineCopy('cards', isList)).toBeNull();
  expect(localStorage.getItem('kept:fan-1:cards')).toBeNull();
});

test('a value that is too long is not stored, and removes the older copy', () => {
  storeOfflineCopy('cards', ['a']);
  storeOfflineCopy('cards', ['x'.repeat(500_001)]);
  expect(readOfflineCopy('cards', isList)).toBeNull();
});

test('full or forbidden storage throws no error', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeOfflineCopy('cards', ['a']);
  expect(readOfflineCopy('cards', isList)).toBeNull();
});

const pictureResponse = () =>
  new Response('picture', { headers: { 'Content-Type': 'image/webp' } });

test('each picture of the club is loaded once, other addresses are not', async () => {
  const loaded = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => pictureResponse());
  const addresses = [picture('a'), picture('b'), picture('a'), '', 'https://example.com/c.webp'];
  await cachePictures(addresses);
  await cachePictures(addresses);
  expect(loaded.mock.calls.map(([address]) => address)).toEqual([picture('a'), picture('b')]);
  expect(await caches.match(picture('b'), { cacheName: 'pictures fan-1' })).toBeDefined();
});

test('[NET-05] the page of a captive portal is not stored as a picture', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => new Response('<p>portal</p>', { headers: { 'Content-Type': 'text/html' } }),
  );
  await cachePictures([picture('a')]);
  expect(await caches.match(picture('a'))).toBeUndefined();
});

test('offline or with data saving on, no picture is cached and nothing throws', async () => {
  const loading = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'));
  await cachePictures([picture('a')]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await cachePictures([picture('a')]);
  vi.unstubAllGlobals();
  expect(loading).toHaveBeenCalledTimes(1);
});

test('a logout while pictures are loading leaves none of them', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    clearPersonData((personId) => personId === 'fan-1');
    endSession({ onPurpose: true });
    return pictureResponse();
  });
  await cachePictures([picture('a'), picture('b'), picture('c')]);
  await expect.poll(pictureCaches).toEqual([]);
});

test('clearing removes responses and pictures of the matching people', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => pictureResponse());
  storeOfflineCopy('cards', ['a']);
  await cachePictures([picture('a')]);
  signIn('fan-2');
  storeOfflineCopy('cards', ['b']);
  await cachePictures([picture('b')]);
  clearPersonData((personId) => personId !== 'fan-2');
  expect(readOfflineCopy('cards', isList)?.value).toEqual(['b']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([
    'kept:fan-2:cards',
  ]);
  await expect.poll(pictureCaches).toEqual(['pictures fan-2']);
});
