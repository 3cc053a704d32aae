import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { freePort } from '../../../../tests/support/services.port.ts';
import { createTerminal } from './terminal.testSupport.ts';

let server: TestServer;
let folder: string;
let port: number;
beforeAll(async () => {
  port = await freePort();
  server = await startServer({ METRICS_PORT: String(port) });
  folder = await mkdtemp(join(tmpdir(), 'homestand-upgrade-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const check = (environment: Record<string, string> = {}) =>
  createTerminal({ config: server.config, folder, environment })(['upgrade', 'check']);

test('[OPS-03] upgrade check compares settings, running version and database, and changes nothing', async () => {
  const same = await check({ METRICS_PORT: String(port), KOMOJU_OLD_KEY: 'a-secret' });
  expect(same).toMatchObject({ code: 0, err: '' });
  expect(same.out).toContain('△  KOMOJU_OLD_KEY: このバージョンにはない設定です。');
  expect(same.out).not.toContain('a-secret');
  expect(same.out).toContain('△  DATABASE_POOL: このバージョンで増えた設定です。');
  expect((await check({ DATABASE_POOL: '20' })).out).not.toContain('DATABASE_POOL');
  expect(same.out).toMatch(/^○ {2}動いているバージョン .* の次に、.* に更新できます。$/m);
  expect(same.out).toContain('○  データベースの更新はありません。');

  await sql`delete from kysely_migration where name like '0028%'`.execute(server.db);
  await sql`update pg_class set reltuples = 2000000 where relname = 'push_subscriptions'`.execute(
    server.db,
  );
  const pending = await check();
  expect(pending.out).toContain('○  次の起動か migrate で実行します: 0028-push-by-service');
  expect(pending.out).toMatch(/^△ {2}push_subscriptions（約2,000,000行）.*止まります。/m);
  expect((await check()).out).toBe(pending.out);
});

test('[OPS-03] upgrade check names what this version refuses, and ends with 1', async () => {
  const { code, out, err } = await check({ DATABASE_POOL: '1' });
  expect(code).toBe(1);
  expect(out).toBe('×  DATABASE_POOL: 5から200までの整数にしてください。\n');
  expect(err).toBe('更新の前に直すところが1つあります。× の行を見てください。\n');
});
