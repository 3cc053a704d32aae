import { expect, test, vi } from 'vitest';
import { queueLogout } from './logoutQueue';

const pending = () => Object.keys(localStorage).filter((key) => key.startsWith('logout:'));

function responseWith(...responses: (() => Response)[]) {
  const tokens: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    tokens.push(request.headers.get('Authorization'));
    const response = responses[Math.min(tokens.length, responses.length) - 1];
    if (!response) throw new TypeError('Failed to fetch');
    return response();
  });
  return tokens;
}

const json = (code: number, data: unknown = null) =>
  new Response(JSON.stringify({ code, message: 'x', data }), { status: code });

const done = () => json(200);

test.each([
  ['ended', done],
  ['unknown to the server', () => json(401)],
  ['expired', () => json(403)],
  ["somebody else's", () => json(404)],
])('a session that is %s is not queued any longer', async (_name, response) => {
  const tokens = responseWith(response);
  queueLogout({ token: 'hs_1', userId: 'fan-1', viewer: 'user' });
  await vi.waitFor(() => expect(tokens).toEqual(['Bearer hs_1']));
  await vi.waitFor(() => expect(pending()).toEqual([]));
});

test.each([
  ['nobody answers', () => Response.error()],
  ['the server is at its limit', () => json(503)],
  ['a captive portal responds', () => new Response('<html>Wi-Fi')],
  ['the response has the wrong shape', () => json(200, {})],
])('while %s the logout stays queued, and is delivered afterwards', async (_name, response) => {
  const tokens = responseWith(response, done);
  queueLogout({ token: 'hs_2', userId: 'fan-2', viewer: 'user' });
  await vi.waitFor(() => expect(tokens).toHaveLength(1));
  expect(pending()).toEqual(['logout:hs_2']);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(pending()).toEqual([]));
  expect(tokens).toEqual(['Bearer hs_2', 'Bearer hs_2']);
});

test('a logout that cannot be delivered does not block another', async () => {
  const tokens = responseWith(() => json(503), done);
  localStorage.setItem(
    'logout:hs_3',
    JSON.stringify({ token: 'hs_3', userId: 'a', viewer: 'player' }),
  );
  queueLogout({ token: 'hs_4', userId: 'b', viewer: 'user' });
  await vi.waitFor(() => expect(tokens).toHaveLength(2));
  await vi.waitFor(() => expect(pending()).toHaveLength(1));
});
