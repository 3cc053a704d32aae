import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createS3StandIn } from '@homestand/stand-ins/s3';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { openStorage } from '../../adapters/storage/index.ts';
import { transact } from '../../db/database.ts';
import { finishedMigrations, migrateTo, ownMigrations } from '../../db/migrate.ts';
import type { OpenClub } from '../openClub.ts';
import { backUp } from './backup.ts';
import { restore } from './restore.ts';
import { dropAll } from './tables.queries.ts';

const keys = { accessKeyId: randomUUID(), secretAccessKey: randomUUID() };
const bucket = 'club';

let server: TestServer;
let folder: string;
let bucketServer: ReturnType<typeof createS3StandIn>;
let club: OpenClub;
let written = '';
const terminal = {
  input: Readable.from([]),
  out: (text: string) => {
    written += text;
  },
  err: (text: string) => {
    written += text;
  },
};
beforeAll(async () => {
  server = await startServer({}, { maintenance: false });
  folder = await mkdtemp(join(tmpdir(), 'homestand-older-backup-'));
  bucketServer = createS3StandIn({ folder: join(folder, 's3'), bucket, ...keys });
  bucketServer.listen(0, '127.0.0.1');
  await once(bucketServer, 'listening');
  // A server that listens on a port has an AddressInfo.
  const { port } = bucketServer.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}`;
  const { db, bus, payment, onError } = server.services;
  club = {
    config: {
      ...server.config,
      s3: { endpoint, region: 'ap-northeast-1', bucket, ...keys },
    },
    ...{ db, bus, payment, onError },
    migrations: [],
    isBesideServer: false,
    close: async () => {},
  };
});
afterAll(async () => {
  await server.stop();
  bucketServer.close();
  bucketServer.closeAllConnections();
  await rm(folder, { recursive: true, force: true });
});

test('[OPS-01] a backup of an older version is restored with its files in S3, and then migrated', async () => {
  const { db } = club;
  const older = new Set(ownMigrations().filter((name) => name < '0020'));
  await transact(db, async (tx) => {
    await dropAll(tx);
    await migrateTo(tx, older);
  });
  const picture = `${randomUUID()}.webp`;
  await sql`insert into users (id, line_sub, name, picture_url)
    values (${randomUUID()}, 'older', '見本 花子', ${`/api/v1/files/${picture}`})`.execute(db);
  const storage = openStorage(club.config);
  const file = join(folder, 'picture');
  await writeFile(file, 'a picture');
  await storage.put(`pub-${picture}`, file);

  const out = join(folder, 'club.tar.gz');
  await backUp(club, { arguments: {}, options: { out, club: undefined } }, terminal);
  expect((await readFile(out)).length).toBeGreaterThan(0);
  await storage.delete(`pub-${picture}`);
  await restore(
    club,
    { arguments: { file: out }, options: { replace: true, club: undefined } },
    terminal,
  );
  expect([...(await finishedMigrations(db))].sort()).toEqual(ownMigrations().sort());
  const restored = await db.selectFrom('users').select(['name', 'pictureUrl']).execute();
  expect(restored).toEqual([{ name: '見本 花子', pictureUrl: `/api/v1/files/${picture}` }]);
  const stored = await storage.open(`pub-${picture}`);
  expect(stored && (await buffer(stored.stream)).toString()).toBe('a picture');
  expect(written).toContain('のバックアップを戻しました');
});
