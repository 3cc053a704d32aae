import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../tests/support/server.ts';
import { createTerminal } from './terminal.testSupport.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startServer();
  folder = await mkdtemp(join(tmpdir(), 'homestand-doctor-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const examine = (environment: Record<string, string> = {}) =>
  createTerminal({ config: server.config, folder, environment })(['doctor']);

test('[OPS-01] doctor has a line for each part, and none to mend on a working server', async () => {
  const { code, out, err } = await examine();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.trimEnd().split('\n');
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^[○△] {2}/);
  for (const part of ['設定', 'アドレス', 'データベース', '時計', 'ファイル', 'ディスク', 'LINE'])
    expect(out).toMatch(new RegExp(`^[○△]  ${part}: `, 'm'));
  expect(out).toContain('○  データベース: 最新の形です。');
  expect(lines.at(-1)).toBe('直すところはありません。');
});

test('[OPS-01] doctor names what is wrong with what to do, no secret, and ends with 1', async () => {
  const secret = 'a-password-of-the-database';
  const gone = await examine({
    DATABASE_URL: `postgresql://club:${secret}@127.0.0.1:1/club`,
    REDIS_URL: `redis://:${secret}@127.0.0.1:1`,
  });
  expect(gone.code).toBe(1);
  expect(gone.out).toMatch(
    /^× {2}データベース: 使えません（ECONNREFUSED）。.*確かめてください。$/m,
  );
  expect(gone.out).toMatch(/^× {2}Redis: 接続できません/m);
  expect(gone.out).toContain('○  ディスク: ');
  expect(gone.err).toBe('直すところが2つあります。× の行を見てください。\n');
  expect(gone.out + gone.err).not.toContain(secret);

  const pool = await examine({ DATABASE_POOL: '195' });
  expect(pool.out).toMatch(/^× {2}データベース: 接続が足りません。DATABASE_POOL は195、/m);

  const wrong = await examine({ PORT: 'x', PROXIES: '11' });
  expect(wrong.code).toBe(1);
  expect(wrong.out).toBe(
    '×  PORT: 0から65535までの整数にしてください。\n×  PROXIES: 0から10までの整数にしてください。\n',
  );
  await writeFile(join(folder, 'signing-secret'), 'short');
  expect((await examine()).out).toContain('×  署名の鍵: ');
});

test('[OPS-01] doctor says which migrations are still to run, and runs none', async () => {
  await sql`delete from kysely_migration where name like '0028%'`.execute(server.db);
  const { out } = await examine();
  expect(out).toContain('△  データベース: 次の起動か migrate で更新されます: 0028-push-by-service');
  expect((await examine()).out).toBe(out);
});

test('[OPS-01] doctor makes no folder, and names a role that cannot make the tables of jobs', async () => {
  const none = join(folder, 'none');
  const { out } = await createTerminal({ config: server.config, folder: none })(['doctor']);
  expect(out).toContain(`△  ディスク: ${none} はまだありません。最初の起動で作られます。`);
  expect(existsSync(none)).toBe(false);

  const role = `reader_${randomUUID().slice(0, 8)}`;
  await sql`create role ${sql.raw(role)} login`.execute(server.db);
  await sql`grant select on all tables in schema public to ${sql.raw(role)}`.execute(server.db);
  await sql`drop schema if exists jobs cascade`.execute(server.db);
  const address = server.config.databaseUrl?.replace('homestand@', `${role}@`) ?? '';
  const refused = await examine({ DATABASE_URL: address });
  await sql`drop owned by ${sql.raw(role)}`.execute(server.db);
  await sql`drop role ${sql.raw(role)}`.execute(server.db);
  expect(refused.out).toMatch(
    new RegExp(`^× {2}データベース: ${role} がスキーマを作れません。`, 'm'),
  );
});
