import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const folder = '/api/v1/files/';
const pickup = (...names: (string | null)[]) => ({
  items: names.map((name) => ({ imageUrl: name && `${folder}${name}` })),
});
const fetched: string[] = [];
let connected = true;

beforeEach(() => {
  fetched.length = 0;
  connected = true;
  vi.resetModules();
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address);
    if (!connected) throw new TypeError('Failed to fetch');
    return new Response('picture');
  });
});
afterEach(() => vi.unstubAllGlobals());

const load = async () => (await import('./pickupPictures')).loadPicturesAhead;

test('[DESK-06] the pictures of the goods that wait are loaded ahead, each once, small', async () => {
  const loadPicturesAhead = await load();
  await loadPicturesAhead([pickup('towel', null), pickup('towel', 'ball')]);
  expect(fetched).toEqual([`${folder}towel?width=240`, `${folder}ball?width=240`]);
  await loadPicturesAhead([pickup('towel', 'cap')]);
  expect(fetched.slice(2)).toEqual([`${folder}cap?width=240`]);
});

test('[DESK-06] without a connection it stops at the first picture, and the next list tries again', async () => {
  const loadPicturesAhead = await load();
  connected = false;
  await loadPicturesAhead([pickup('towel', 'ball')]);
  expect(fetched).toEqual([`${folder}towel?width=240`]);
  connected = true;
  await loadPicturesAhead([pickup('towel', 'ball')]);
  expect(fetched.slice(1)).toEqual([`${folder}towel?width=240`, `${folder}ball?width=240`]);
});

test('[DESK-06] at most 200 pictures are loaded, and none of another place', async () => {
  const loadPicturesAhead = await load();
  const names = Array.from({ length: 250 }, (_, index) => `goods-${index}`);
  const elsewhere = { items: [{ imageUrl: 'https://pictures.example/towel' }] };
  await loadPicturesAhead([elsewhere, pickup(...names)]);
  expect(fetched).toHaveLength(200);
});
