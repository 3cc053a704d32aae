import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productionSettings } from '../../../../tests/support/production.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { keepDemoLogins } from '../db/seed/demoLogins.ts';
import { developmentPages } from './index.ts';

let server: TestServer;
let uuid: string;
let player: Awaited<ReturnType<TestServer['createPlayer']>>;
beforeAll(async () => {
  server = await startServer();
  player = await server.createPlayer({ nameJapanese: '真壁 <陽介>' });
  ({ uuid } = await server.createCard(player.playerId));
});
afterAll(() => server.stop());

const get = (path: string, method = 'GET') =>
  fetch(`${server.origin}${path}`, { method, redirect: 'manual' });

describe('the development pages', () => {
  test.each(['/dev', '/dev/', '/dev/cards', '/dev/contract'])(
    '%s needs nothing that the content policy forbids, and its stylesheet exists',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      const page = await response.text();
      expect(page).not.toMatch(/<style|<script|\sstyle=|\son[a-z]+="/);
      const href = /<link rel="stylesheet" href="([^"]+)"/.exec(page)?.[1] ?? '';
      const stylesheet = await get(href);
      expect([stylesheet.status, stylesheet.headers.get('content-type')]).toEqual([
        200,
        'text/css; charset=utf-8',
      ]);
    },
  );

  test('show every card with the address in its code', async () => {
    const page = await (await get('/dev/cards')).text();
    expect(page).toContain(`href="${server.origin}/user/u/card-obtain/${uuid}"`);
    expect(page).toContain('真壁 &lt;陽介&gt;');
    const sheet = await get('/dev/cards.pdf');
    expect(sheet.headers.get('content-type')).toBe('application/pdf');
    expect((await sheet.text()).startsWith('%PDF-')).toBe(true);
  });

  test('list the demo logins whose passwords still work', async () => {
    const { loginId, password } = player;
    await keepDemoLogins(server.folder, [
      { loginId, password, name: '真壁 <陽介>' },
      { loginId: 'gone', password: 'Changed-1', name: '転出' },
    ]);
    const page = await (await get('/dev')).text();
    expect(page).toContain(password);
    expect(page).not.toContain('Changed-1');
  });

  test('accept only reads, and other paths do not exist', async () => {
    expect((await get('/dev/cards', 'POST')).status).toBe(405);
    expect((await get('/dev/constructor')).status).toBe(404);
    expect((await get('/developers')).status).toBe(404);
  });

  test('say so when there is no card to print', async () => {
    const empty = await startServer();
    const page = await fetch(`${empty.origin}/dev/cards`);
    expect(await page.text()).toContain('カードがまだありません。');
    expect((await fetch(`${empty.origin}/dev/cards.pdf`)).status).toBe(404);
    await empty.stop();
  });
});

test('do not start in production', async () => {
  const live = await startServer(productionSettings());
  const statuses = await Promise.all(
    ['/dev', '/dev/cards', '/dev/cards.pdf', '/dev/contract'].map(
      async (path) => (await fetch(`${live.origin}${path}`)).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404, 404]);
  expect(() => developmentPages(live.services)).toThrow('must not run in production');
  await live.stop();
});
