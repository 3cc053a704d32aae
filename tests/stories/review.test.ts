import { existsSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { reviewOfTwo } from './review.fixture.ts';
import { deniedFile } from './review.ts';

let review: Awaited<ReturnType<typeof reviewOfTwo>>;
beforeEach(async () => {
  review = await reviewOfTwo();
});
afterEach(() => review.end());

const first = { 'other 390 light': 'same', 'row--a 390 light': 'old' };

async function decide(
  number: number,
  decision: string | null,
  { comment = '', headers = {}, address = review.address } = {},
) {
  const { origin, searchParams } = new URL(address);
  return fetch(`${origin}/decisions/${number}`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${searchParams.get('token')}`, ...headers },
    body: JSON.stringify({ decision, comment }),
  });
}

test('[BOOK-06] an accepted difference is in the manifest, one that is taken back is not', async () => {
  expect((await decide(1, 'accepted')).status).toBe(200);
  expect((await decide(2, 'accepted')).status).toBe(200);
  expect(review.hashes()).toEqual({
    ...first,
    'row--a 390 light': 'new',
    'row--b 390 light': 'first',
  });
  await decide(1, null);
  await decide(2, null);
  expect(review.hashes()).toEqual(first);
});

test('[BOOK-06] a denied difference is listed with its reason, and leaves the manifest', async () => {
  await decide(1, 'accepted');
  expect((await decide(1, 'denied', { comment: '余白が足りない' })).status).toBe(200);
  expect(review.hashes()).toEqual(first);
  const list = readFileSync(deniedFile(review.folder), 'utf8');
  expect(list).toContain('## 1. 行 › 未受取 390 px\n\n余白が足りない\n\n- `row--a 390 light`');
  await decide(1, null);
  expect(existsSync(deniedFile(review.folder))).toBe(false);
});

test('[BOOK-06] a review that is opened again knows what was decided', async () => {
  await decide(1, 'denied', { comment: '余白' });
  const again = await review.open();
  expect(await (await fetch(again.address)).text()).toContain('"comment":"余白"');
  await again.close();
});

test('[BOOK-06] nothing is written without a reason, for no difference, or after the sources have changed', async () => {
  expect((await decide(1, 'denied', { comment: '  ' })).status).toBe(400);
  expect((await decide(3, 'accepted')).status).toBe(400);
  expect((await decide(1, 'maybe')).status).toBe(400);
  review.changeSources();
  const answer = await decide(1, 'accepted');
  expect(answer.status).toBe(409);
  expect(await answer.text()).toContain('npm run visual');
  expect(review.hashes()).toEqual(first);
});

test('[BOOK-06] nothing is shown or written without the token, by a form, or under another name', async () => {
  const { origin, port, searchParams } = new URL(review.address);
  expect((await fetch(origin)).status).toBe(403);
  expect((await decide(1, 'accepted', { headers: { Authorization: 'Bearer other' } })).status).toBe(
    403,
  );
  const token = searchParams.get('token');
  const asForm = await fetch(`${origin}/decisions/1?token=${token}`, {
    method: 'PUT',
    body: JSON.stringify({ decision: 'accepted' }),
  });
  expect(asForm.status).toBe(403);
  // fetch() sets the host itself.
  const status = await new Promise((resolve) =>
    request(
      {
        port,
        path: '/decisions/1',
        method: 'PUT',
        headers: { Host: `elsewhere:${port}`, Authorization: `Bearer ${token}` },
      },
      (answer) => resolve(answer.statusCode),
    ).end(JSON.stringify({ decision: 'accepted' })),
  );
  expect(status).toBe(403);
  expect((await fetch(`${origin}/changes.json?token=${token}`)).status).toBe(404);
  expect(review.hashes()).toEqual(first);
});
