import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fan } from '../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { connect } from '../db/database.ts';
import { newId } from '../db/id.ts';
import { operationsOf, readContract } from './readContract.ts';

let server: TestServer;
let fan: Fan;
beforeAll(async () => {
  server = await startServer();
  fan = await server.createFan();
});
afterAll(() => server.stop());

const load = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.origin}/api${path}`, { headers });

const products = '/v1/user/products?page=1&size=15';
const authorized = ({ token }: Fan) => ({ Authorization: `Bearer ${token}` });

describe.each([
  ['/v1/club', 'no-cache', false],
  ['/v1/user/players', 'private, no-cache', true],
  ['/v1/matches', 'private, no-cache', true],
  [products, 'private, no-cache', true],
])('%s', (path, cacheControl, needsSession) => {
  const load = (headers: Record<string, string> = {}, reader = fan) =>
    fetch(`${server.origin}/api${path}`, {
      headers: { ...(needsSession && authorized(reader)), ...headers },
    });

  test('is not sent again while it stays the same', async () => {
    const first = await load();
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toMatch(/^W\/"[\w-]{43}"$/);
    expect(first.headers.get('cache-control')).toBe(cacheControl);
    const again = await load({ 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('etag')).toBe(tag);
    expect(again.headers.get('cache-control')).toBe(cacheControl);
    const other = await load({ 'If-None-Match': '"other"' });
    expect([other.status, await other.json()]).toEqual([200, await first.json()]);
  });

  test.runIf(needsSession)(
    'is the same for everyone, and needs a session of one’s own',
    async () => {
      const tag = (await load()).headers.get('etag') ?? '';
      const other = await server.createFan();
      expect((await load({ 'If-None-Match': tag }, other)).status).toBe(304);
      await other.call('POST', '/v1/user/logout', { body: { id: other.id } });
      const refused = await load({ 'If-None-Match': tag }, other);
      expect([refused.status, refused.headers.get('cache-control')]).toEqual([401, 'no-store']);
      expect(refused.headers.get('etag')).toBeNull();
    },
  );
});

test('no other response in JSON may be stored', async () => {
  const stored = operationsOf(readContract())
    .filter(({ operation }) => '304' in operation.responses && !operation['x-answer'])
    .map(({ operation }) => operation.operationId);
  expect(stored.sort()).toEqual(['getClub', 'listMatches', 'listPlayers', 'listProducts']);
  for (const path of ['/v1/user/top', '/v1/user/cards', '/v1/user/chats', '/v1/user/mypage']) {
    const response = await load(path, authorized(fan));
    expect([path, response.status, response.headers.get('cache-control')]).toEqual([
      path,
      200,
      'no-store',
    ]);
    expect(response.headers.get('etag')).toBeNull();
  }
});

describe('a change by another process is in the next response that reads the session', () => {
  /** Changes the database over a connection of its own, as the operator's commands do. */
  async function change(text: string, values: unknown[] = []) {
    const { pool, close } = connect({ connectionString: server.config.databaseUrl, max: 1 });
    await pool.query(text, values);
    await close();
  }
  const read = async (path: string) => JSON.stringify((await fan.call('GET', path)).body.data);

  test('of a product', async () => {
    const insert = `insert into products (name, price, category, place) values ($1, 500, 'digital', 0)`;
    await read(products);
    await change(insert, ['新しい商品']);
    expect(await read(products)).toContain('新しい商品');
    const tag = (await load(products, authorized(fan))).headers.get('etag') ?? '';
    await change(`update products set name = '名前の変わった商品' where name = '新しい商品'`);
    const headers = { ...authorized(fan), 'If-None-Match': tag };
    const changed = await load(products, headers);
    expect([changed.status, await changed.text()]).toEqual([
      200,
      expect.stringContaining('名前の変わった商品'),
    ]);
    await change(`delete from products where name = '名前の変わった商品'`);
    expect(await read(products)).not.toContain('名前の変わった商品');
  });

  test('of a player', async () => {
    const { playerId } = await server.createPlayer();
    const paths = ['/v1/user/players', '/v1/user/top'];
    for (const path of paths) await read(path);
    await change(`update players set name_japanese = '改名 選手' where id = $1`, [playerId]);
    for (const path of paths) expect(await read(path)).toContain('改名 選手');
  });

  test('of a group topic', async () => {
    await read('/v1/user/top');
    await change(`insert into topics (id, chat_type, title) values ($1, 'group', '新しい話題')`, [
      newId(),
    ]);
    expect(await read('/v1/user/top')).toContain('新しい話題');
    await change(`update topics set title = '題の変わった話題' where title = '新しい話題'`);
    expect(await read('/v1/user/top')).toContain('題の変わった話題');
    await change(`delete from topics where title = '題の変わった話題'`);
    expect(await read('/v1/user/top')).not.toContain('題の変わった話題');
  });
});

test('messages do not change the version of the club’s content', async () => {
  const version = async () =>
    (await server.db.selectFrom('clubContent').select('version').executeTakeFirstOrThrow()).version;
  const player = await server.createPlayer();
  const topicId = await server.createGroup('版');
  const before = await version();
  await fan.call('POST', '/v1/user/chats/message', { body: { topicId, content: 'がんばれ' } });
  await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: player.playerId, content: '応援' },
  });
  expect(await version()).toBe(before);
});
