import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createCaller } from '../../../../../tests/support/caller.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { until } from '../../../../../tests/support/until.ts';
import { formOf, startBucket } from './media.testSupport.ts';
import { smallMp4 } from './processing/fixtures/videos.ts';
import { tusOf } from './tus.testSupport.ts';

const video = smallMp4();
const half = Math.floor(video.length / 2);
const fanSend = '/v1/user/message/media/send';
const megabyte = 1024 * 1024;

const bucket = await startBucket();
afterAll(() => bucket.stop());

const sendUpload = (topicId: string, uploadId: string) =>
  formOf([
    ['topicId', topicId],
    ['mediaType', 'video'],
    ['uploadId', uploadId],
  ]);

describe('several processes', () => {
  let first: TestServer;
  let second: TestServer;
  beforeAll(async () => {
    first = await startServer(bucket.environment);
    second = await startServer({
      ...bucket.environment,
      DATABASE_URL: first.config.databaseUrl ?? '',
    });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  test('an upload begun at one is resumed and sent at the other', async () => {
    const fan = await first.createFan();
    const group = await first.createGroup('みんなの応援席');
    const [here, there] = [tusOf(first.origin, fan), tusOf(second.origin, fan)];
    const bytes = Buffer.concat([video, Buffer.alloc(12 * megabyte)]);
    const id = await here.begin(bytes.length);
    let offset = 0;
    for (const tus of [here, there, here, there]) {
      expect(await tus.offset(id)).toBe(offset);
      const end = offset + Math.ceil(bytes.length / 4);
      expect((await tus.patch(id, offset, bytes.subarray(offset, end))).status).toBe(204);
      offset = Math.min(end, bytes.length);
    }
    expect(hash(await buffer(await first.services.uploads.read(id)))).toBe(hash(bytes));
    const sent = await createCaller(second.origin, fan.token).call('POST', fanSend, {
      form: sendUpload(group, id),
    });
    expect(sent.status).toBe(200);
  });

  test('while one still writes, the other waits and resumes after the stored part', async () => {
    const fan = await first.createFan();
    const [here, there] = [tusOf(first.origin, fan), tusOf(second.origin, fan)];
    const bytes = randomBytes(megabyte);
    const id = await here.begin(bytes.length);
    const hanging = await here.breakOff(id, 0, bytes, megabyte / 2);
    await vi.waitFor(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_locks where locktype = 'advisory'
          and database = (select oid from pg_database where datname = current_database())`.execute(
        first.db,
      );
      expect(rows[0]?.count).toBe(1);
    });
    let isResponded = false;
    const offsetRequest = there.offset(id).finally(() => {
      isResponded = true;
    });
    // Both have asked for the lock by now.
    await until(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from pg_stat_activity where datname = current_database()
          and state = 'idle' and query like '%pg_try_advisory_lock%'`.execute(first.db);
      return rows[0]?.count === 2;
    });
    expect(isResponded).toBe(false);
    hanging.cut();
    const offset = await offsetRequest;
    expect(offset).toBeGreaterThan(0);
    expect((await there.patch(id, offset, bytes.subarray(offset))).status).toBe(204);
    expect(hash(await buffer(await first.services.uploads.read(id)))).toBe(hash(bytes));
  });
});

test('an upload survives the server at which it was begun', async () => {
  const home = await startServer();
  const settings = { DATABASE_URL: home.config.databaseUrl ?? '', DATA_FOLDER: home.folder };
  try {
    const fan = await home.createFan();
    const before = await startServer(settings);
    const tus = tusOf(before.origin, fan);
    const id = await tus.begin(video.length);
    const broken = await tus.breakOff(id, 0, video, half);
    await vi.waitFor(async () => {
      const { offset } = await home.services.uploads.getUpload(id);
      expect(offset).toBe(half);
    });
    broken.cut();
    await before.stop();
    const after = await startServer(settings);
    const again = tusOf(after.origin, fan);
    expect(await again.offset(id)).toBe(half);
    expect((await again.patch(id, half, video.subarray(half))).status).toBe(204);
    expect(hash(await buffer(await after.services.uploads.read(id)))).toBe(hash(video));
    await after.stop();
  } finally {
    await home.stop();
  }
});

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
