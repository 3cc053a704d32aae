import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginSession, endSession } from '../stores/session.store';
import { forgetKept, keep, keepPictures, kept } from './kept';

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
  keep('cards', ['a']);
  expect(kept('cards', isList)).toEqual({ value: ['a'], at: '2026-11-21T00:00:00.000Z' });
  keep('cards', ['a', 'b']);
  expect(kept('cards', isList)?.value).toEqual(['a', 'b']);
  expect(kept('other', isList)).toBeNull();
});

test('it is this person’s alone, and comes back with them after a session has ended', () => {
  keep('cards', ['a']);
  endSession({ onPurpose: false });
  expect(kept('cards', isList)).toBeNull();
  keep('cards', ['of nobody']);
  signIn('fan-2');
  expect(kept('cards', isList)).toBeNull();
  signIn('fan-1');
  expect(kept('cards', isList)?.value).toEqual(['a']);
});

test('an answer that was asked for by another person is not kept', () => {
  signIn('fan-2');
  keep('cards', ['of the first'], 'fan-1');
  expect(kept('cards', isList)).toBeNull();
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
  expect(kept('cards', isList)).toBeNull();
  expect(localStorage.getItem('kept:fan-1:cards')).toBeNull();
});

test('what is too long is not kept, and nothing older in its place', () => {
  keep('cards', ['a']);
  keep('cards', ['x'.repeat(500_001)]);
  expect(kept('cards', isList)).toBeNull();
});

test('storage that is full or forbidden breaks nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keep('cards', ['a']);
  expect(kept('cards', isList)).toBeNull();
});

test('pictures are loaded once, and only those of the club', async () => {
  const loaded = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('picture', { status: 200 }));
  const wanted = [picture('a'), picture('b'), picture('a'), '', 'https://example.com/c.webp'];
  await keepPictures(wanted);
  await keepPictures(wanted);
  expect(loaded.mock.calls.map(([address]) => address)).toEqual([picture('a'), picture('b')]);
  expect(await caches.match(picture('b'), { cacheName: 'pictures fan-1' })).toBeDefined();
});

test('without a line, and for somebody who saves data, no picture is kept and nothing breaks', async () => {
  const loading = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'));
  await keepPictures([picture('a')]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  await keepPictures([picture('a')]);
  vi.unstubAllGlobals();
  expect(loading).toHaveBeenCalledTimes(1);
});

test('signed out while pictures are loading: none of them stays', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    forgetKept((personId) => personId === 'fan-1');
    endSession({ onPurpose: true });
    return new Response('picture');
  });
  await keepPictures([picture('a'), picture('b'), picture('c')]);
  await expect.poll(pictureCaches).toEqual([]);
});

test('forgetting takes answers and pictures of the people it names', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('picture'));
  keep('cards', ['a']);
  await keepPictures([picture('a')]);
  signIn('fan-2');
  keep('cards', ['b']);
  await keepPictures([picture('b')]);
  forgetKept((personId) => personId !== 'fan-2');
  expect(kept('cards', isList)?.value).toEqual(['b']);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:'))).toEqual([
    'kept:fan-2:cards',
  ]);
  await expect.poll(pictureCaches).toEqual(['pictures fan-2']);
});
