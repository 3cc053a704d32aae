import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { Upload } from 'tus-js-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';
import { filesIn, formOf, startBucket } from './media.testSupport.ts';
import { smallMp4 } from './processing/fixtures/videos.ts';
import { tusOf } from './tus.testSupport.ts';
import { tidyUploads } from './uploads.ts';

const video = smallMp4();
const half = Math.floor(video.length / 2);
const fanSend = '/v1/user/message/media/send';
const megabyte = 1024 * 1024;

const bucket = await startBucket();
afterAll(() => bucket.stop());

const sendUpload = (topicId: string, uploadId: string, more: Parameters<typeof formOf>[0] = []) =>
  formOf([['topicId', topicId], ['mediaType', 'video'], ['uploadId', uploadId], ...more]);

describe.each([
  { place: 'a folder', environment: {} },
  { place: 'a bucket', environment: bucket.environment },
])('uploads stored in $place', ({ environment }) => {
  let server: TestServer;
  let group: string;
  beforeAll(async () => {
    server = await startServer(environment);
    group = await server.createGroup('みんなの応援席');
  });
  afterAll(() => server.stop());

  const person = async () => {
    const fan = await server.createFan();
    return { fan, tus: tusOf(server.origin, fan) };
  };
  const storedFiles = async () =>
    'S3_BUCKET' in environment ? bucket.count() : (await filesIn(server.folder)).temporary;

  test('an interrupted upload is resumed, sent once, and then deleted', async () => {
    const { fan, tus } = await person();
    const before = await storedFiles();
    const id = await tus.begin(video.length, '../ホームラン.mp4');
    const broken = await tus.breakOff(id, 0, video, half);
    broken.cut();
    const offset = await tus.offset(id);
    expect(offset).toBeLessThanOrEqual(half);
    const response = await tus.patch(id, offset, video.subarray(offset));
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe(server.config.origin);
    expect(await tus.offset(id)).toBe(video.length);

    const key = randomUUID();
    const send = (use: string) =>
      fan.call('POST', fanSend, { key: use, form: sendUpload(group, id) });
    const first = await send(key);
    expect(first.status).toBe(200);
    // The response may have been lost: a retry with the same key gets it again.
    expect((await send(key)).body).toEqual(first.body);
    expect(await send(randomUUID())).toMatchObject({ status: 404 });
    expect((await tus.head(id)).status).toBe(404);

    const thread = await fan.call('GET', `/v1/user/chats/detail?topicId=${group}`);
    const [message] = (thread.body.data as { list: { fileName: string; mediaUrl: string }[] }).list;
    expect(message?.fileName).toBe('ホームラン.mp4');
    const shown = await fetch(server.origin + message?.mediaUrl, {
      headers: { Authorization: `Bearer ${fan.token}` },
    });
    // Metadata is overwritten in place, so an equal length shows that the whole file arrived.
    expect(await shown.bytes()).toHaveLength(video.length);
    if (!('S3_BUCKET' in environment)) expect(await storedFiles()).toEqual(before);
    else expect(await storedFiles()).toEqual({ objects: 2, uploads: 0 });
  });

  test('two requests that send one upload at once create one message', async () => {
    const { fan, tus } = await person();
    const own = await server.createGroup('一度だけ');
    const id = await tus.begin(video.length);
    await tus.patch(id, 0, video);
    const responses = await Promise.all(
      [1, 2, 3].map(() => fan.call('POST', fanSend, { form: sendUpload(own, id) })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const thread = await fan.call('GET', `/v1/user/chats/detail?topicId=${own}`);
    expect(thread.body.data).toMatchObject({ list: [{ messageType: 'video' }] });
  });

  test('a part at the wrong offset, a repeated part and a part that is too long change nothing', async () => {
    const { tus } = await person();
    const id = await tus.begin(video.length);
    const early = await tus.patch(id, half, video.subarray(half));
    expect(early.status).toBe(409);
    expect(await early.json()).toMatchObject({ code: 409, message: messages.conflict });
    expect((await tus.patch(id, 0, video.subarray(0, half))).status).toBe(204);
    expect((await tus.patch(id, 0, video.subarray(0, half))).status).toBe(409);
    const tooLong = Buffer.concat([video, Buffer.alloc(1)]);
    expect((await tus.patch(id, half, tooLong.subarray(half))).status).toBe(413);
    expect(await tus.offset(id)).toBe(half);
    expect((await tus.patch(id, half, video.subarray(half))).status).toBe(204);
    expect(hash(await buffer(await server.services.uploads.read(id)))).toBe(hash(video));
    expect((await tus.drop(id)).status).toBe(204);
  });

  test('another person’s upload is not found by any call', async () => {
    const mine = await person();
    const { fan, tus } = await person();
    const id = await mine.tus.begin(video.length);
    await mine.tus.patch(id, 0, video);
    for (const response of [
      await tus.head(id),
      await tus.patch(id, video.length, new Uint8Array(1)),
      await tus.drop(id),
    ])
      expect(response.status).toBe(404);
    expect(await fan.call('POST', fanSend, { form: sendUpload(group, id) })).toMatchObject({
      status: 404,
    });
    const both = sendUpload(group, id, [['mediaFile', { bytes: video, name: 'a.mp4' }]]);
    expect(await fan.call('POST', fanSend, { form: both })).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'uploadId' }] } },
    });
    expect(await mine.tus.offset(id)).toBe(video.length);
  });

  test('an upload that is incomplete, or not a video, is refused and can be dropped', async () => {
    const { fan, tus } = await person();
    const unfinished = await tus.begin(video.length);
    await tus.patch(unfinished, 0, video.subarray(0, half));
    const page = new TextEncoder().encode('<!doctype html><script>1</script>');
    const other = await tus.begin(page.length);
    await tus.patch(other, 0, page);
    const send = (id: string) => fan.call('POST', fanSend, { form: sendUpload(group, id) });
    expect(await send(unfinished)).toMatchObject({
      status: 422,
      body: { data: { errors: [{ field: 'uploadId', message: messages.mediaBroken }] } },
    });
    expect(await send(other)).toMatchObject({ status: 415 });
    expect(await send(randomUUID())).toMatchObject({ status: 404 });
    for (const id of [unfinished, other]) {
      expect((await tus.drop(id)).status).toBe(204);
      expect((await tus.drop(id)).status).toBe(404);
    }
  });

  test('only a few uploads may be open at once, even if many begin in one moment', async () => {
    const { tus } = await person();
    const begun = await Promise.all(Array.from({ length: 20 }, () => tus.create(10)));
    const statuses = begun.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(429)]);
    const refused = begun.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({ code: 429, message: messages.tooManyUploads });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(80_000);
    const id =
      begun
        .find(({ ok }) => ok)
        ?.headers.get('location')
        ?.split('/')
        .at(-1) ?? '';
    await tus.drop(id);
    expect((await tus.create(10)).status).toBe(201);
    expect((await tus.create(10)).status).toBe(429);
  });

  test('an invalid creation is refused with our own message and takes no place', async () => {
    const { tus } = await person();
    const tooLarge = await tus.create(400 * megabyte + 1);
    expect(tooLarge.status).toBe(413);
    expect(await tooLarge.json()).toMatchObject({ code: 413, message: messages.videoTooLarge });
    const refusals = [
      await tus.ask('POST', tus.path),
      await tus.ask('POST', tus.path, { 'Upload-Length': '10', 'Tus-Resumable': '0.2.2' }),
    ];
    for (const response of refusals) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: 422 });
    }
    for (let count = 0; count < 8; count += 1)
      expect((await tus.create(10, { 'Upload-Metadata': 'filename !' })).ok).toBe(false);
    expect((await tus.create(10)).status).toBe(201);
  });

  test('uploads are deleted after a day, as are sent ones that a crash has left', async () => {
    const { tus } = await person();
    const [old, sent, fresh] = [await tus.begin(9), await tus.begin(9), await tus.begin(9)];
    await tus.patch(old, 0, new Uint8Array(4));
    await tus.patch(sent, 0, new Uint8Array(9));
    const age = { createdAt: sql<Date>`now() - interval '25 hours'` };
    await server.db.updateTable('uploads').set(age).where('id', '=', old).execute();
    const claimed = { finishedAt: sql<Date>`now() - interval '2 hours'` };
    await server.db.updateTable('uploads').set(claimed).where('id', '=', sent).execute();
    await tidyUploads(server.services);
    const uploads = await server.db.selectFrom('uploads').select('id').execute();
    expect(uploads.map(({ id }) => id)).toContain(fresh);
    for (const id of [old, sent]) {
      expect(uploads.map((row) => row.id)).not.toContain(id);
      await expect(server.services.uploads.getUpload(id)).rejects.toMatchObject({
        status_code: 404,
      });
    }
    expect(await tus.offset(fresh)).toBe(0);
  });

  test('the tus client resumes where it stopped, and every byte is the same', async () => {
    const { fan, tus } = await person();
    const bytes = randomBytes(13 * megabyte);
    const options = {
      endpoint: server.origin + tus.path,
      chunkSize: 6 * megabyte,
      headers: { Authorization: `Bearer ${fan.token}` },
      retryDelays: [0, 100],
    };
    const url = await new Promise<string>((resolve, reject) => {
      const upload: Upload = new Upload(bytes, {
        ...options,
        onError: reject,
        onChunkComplete: () => void upload.abort().then(() => resolve(upload.url ?? '')),
      });
      upload.start();
    });
    const id = url.split('/').at(-1) ?? '';
    expect(await tus.offset(id)).toBeGreaterThanOrEqual(6 * megabyte);
    await new Promise<void>((resolve, reject) => {
      const again = { ...options, uploadUrl: url, onError: reject, onSuccess: () => resolve() };
      new Upload(bytes, again).start();
    });
    expect(hash(await buffer(await server.services.uploads.read(id)))).toBe(hash(bytes));
    await tus.drop(id);
  });
});

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('[ROB-01] without the storage an upload waits: 503, and it resumes when the storage is back', async () => {
  const storage = await startBucket();
  const server = await startServer(storage.environment);
  try {
    const tus = tusOf(server.origin, await server.createFan());
    const id = await tus.begin(video.length);
    const givenUp = await tus.begin(video.length);
    storage.close();
    const refused = [
      await tus.create(video.length),
      await tus.head(id),
      await tus.patch(id, 0, video),
      await tus.drop(givenUp),
    ];
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    for (const { headers } of refused) expect(headers.get('retry-after')).toBe('5');
    await storage.reopen();
    expect(await tus.offset(id)).toBe(0);
    expect((await tus.patch(id, 0, video)).status).toBe(204);
    expect(await tus.offset(id)).toBe(video.length);
  } finally {
    await server.stop();
    await storage.stop();
  }
});
