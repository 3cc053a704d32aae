import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProxy } from '../../../tests/support/proxy.ts';
import { startServer, type TestServer } from '../../../tests/support/server.ts';
import { freePort } from '../../../tests/support/services.port.ts';
import { smallMp4 } from '../../server/src/modules/media/processing/fixtures/videos.ts';
import { start } from '../../server/src/start.ts';
import { createKey, dropUpload, type ResumableOptions, sendFanMedia, uploadResumably } from '.';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const megabyte = 1024 * 1024;
const video = new File([randomBytes(20 * megabyte + 17)], '応援 動画.mp4', { type: 'video/mp4' });

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function delivered(uploadId: string) {
  const pieces: Buffer[] = [];
  for await (const piece of await server.services.uploads.read(uploadId)) pieces.push(piece);
  return sha256(Buffer.concat(pieces));
}

const hashOf = async (file: Blob = video) => sha256(new Uint8Array(await file.arrayBuffer()));

async function someone(origin = server.origin) {
  const line = await startProxy(origin);
  const fan = await server.createFan();
  const connection = { baseUrl: `${line.origin}/api`, getToken: () => fan.token };
  const upload = (options: ResumableOptions = {}, file: Blob = video) =>
    uploadResumably(connection, file, { firstPause: 20, partSize: 4 * megabyte, ...options });
  return { fan, line, connection, upload };
}

const uploadsOf = (personId: string) =>
  server.db.selectFrom('uploads').select('id').where('personId', '=', personId).execute();

test('a video arrives complete, in parts, with progress', async () => {
  const { line, upload } = await someone();
  const steps: number[] = [];
  const uploadId = await upload({ onProgress: ({ sent }) => steps.push(sent) });
  expect(await delivered(uploadId)).toBe(await hashOf());
  expect(steps).toEqual([4, 8, 12, 16, 20].map((many) => many * megabyte).concat(video.size));
  await line.stop();
});

test('a connection cut three times loses no byte of the video', async () => {
  const { fan, line, upload } = await someone();
  let cuts = 0;
  line.closeConnectionsAfter(2.5 * megabyte);
  const uploadId = await upload({
    onProgress() {
      if (++cuts < 3) line.closeConnectionsAfter(2.5 * megabyte);
    },
  });
  expect(cuts).toBeGreaterThanOrEqual(3);
  expect(await delivered(uploadId)).toBe(await hashOf());
  expect(await uploadsOf(fan.id)).toHaveLength(1);
  await line.stop();
});

test('a restart of the server during the upload loses no byte of the video', async () => {
  const config = { ...server.config, port: await freePort() };
  let second = await start(config);
  const { fan, line, upload } = await someone(second.origin);
  let restarted: Promise<void> | undefined;
  const uploadId = await upload({
    onProgress() {
      restarted ??= (async () => {
        await second.stop();
        second = await start(config);
      })();
    },
    firstPause: 200,
    tries: 10,
  });
  await restarted;
  expect(await delivered(uploadId)).toBe(await hashOf());
  expect(await uploadsOf(fan.id)).toHaveLength(1);
  await line.stop();
  await second.stop();
});

test('an aborted upload continues later where it stopped, and can be sent', async () => {
  const { fan, line, connection, upload } = await someone();
  const { playerId } = await server.createPlayer();
  const file = new File([smallMp4()], '応援.mp4', { type: 'video/mp4' });
  const leaving = new AbortController();
  let uploadId = '';
  const steps: number[] = [];
  const first = upload(
    {
      partSize: 1000,
      signal: leaving.signal,
      onStart(id) {
        uploadId = id;
      },
      onProgress: () => leaving.abort(),
    },
    file,
  );
  await expect(first).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });

  const options = {
    uploadId,
    partSize: 1000,
    onProgress: ({ sent }: { sent: number }) => void steps.push(sent),
  };
  expect(await upload(options, file)).toBe(uploadId);
  expect(steps[0]).toBeGreaterThan(1000);
  const { topicId } = await sendFanMedia(
    connection,
    { chatType: 'private', playerId, mediaType: 'video', uploadId },
    { key: createKey() },
  );
  const media = await server.db
    .selectFrom('media')
    .select(['kind', 'fileName'])
    .where('topicId', '=', topicId)
    .execute();
  expect(media).toEqual([{ kind: 'video', fileName: '応援.mp4' }]);
  expect(await uploadsOf(fan.id)).toEqual([]);
  await line.stop();
});

test('an upload the server no longer has starts again', async () => {
  const { line, connection, upload } = await someone();
  const started: string[] = [];
  const uploadId = await upload({
    onStart: (id) => started.push(id),
    onProgress: () => {
      if (started.length === 1) void dropUpload(connection, started[0] ?? '');
    },
  });
  expect(started).toHaveLength(2);
  expect(await delivered(uploadId)).toBe(await hashOf());
  await line.stop();
});

test('an upload of another file is not continued', async () => {
  const { line, upload } = await someone();
  const other = await upload({}, new File([randomBytes(1000)], 'other.mp4'));
  const uploadId = await upload({ uploadId: other });
  expect(uploadId).not.toBe(other);
  expect(await delivered(uploadId)).toBe(await hashOf());
  await line.stop();
});

test('after an offset conflict the server’s offset is requested and used', async () => {
  const { line, connection, upload } = await someone();
  let uploadId = '';
  let meddled: Promise<unknown> | undefined;
  await upload({
    onStart(id) {
      uploadId = id;
    },
    onProgress({ sent }) {
      // Another tab continues the same upload.
      meddled ??= fetch(`${connection.baseUrl}/v1/uploads/${uploadId}`, {
        method: 'PATCH',
        headers: {
          Authorization: `Bearer ${connection.getToken()}`,
          'Tus-Resumable': '1.0.0',
          'Upload-Offset': String(sent),
          'Content-Type': 'application/offset+octet-stream',
        },
        body: video.slice(sent, sent + 1000),
      });
    },
  });
  await meddled;
  expect(await delivered(uploadId)).toBe(await hashOf());
  await line.stop();
});

test('it gives up after repeated tries without progress', async () => {
  const { fan, upload } = await someone('http://127.0.0.1:1');
  await expect(upload({ firstPause: 1, tries: 3 })).rejects.toMatchObject({
    reason: 'unreachable',
  });
  expect(await uploadsOf(fan.id)).toEqual([]);
});

test('too many unfinished uploads are refused with the server’s message, until one is dropped', async () => {
  const { line, connection, upload } = await someone();
  const small = new File([randomBytes(10)], 'small.mp4');
  const ids: string[] = [];
  for (let count = 0; count < 5; count++) ids.push(await upload({}, small));
  await expect(upload({}, small)).rejects.toMatchObject({ name: 'ApiError', code: 429 });
  await dropUpload(connection, ids[0] ?? '');
  expect(await upload({}, small)).toBeTruthy();
  await line.stop();
});

test('an upload without a session is refused at once', async () => {
  const call = uploadResumably({ baseUrl: `${server.origin}/api` }, video, { firstPause: 1 });
  await expect(call).rejects.toMatchObject({ name: 'ApiError', code: 401 });
});

test('an empty video is refused', async () => {
  const { line, upload } = await someone();
  await expect(upload({}, new File([], 'empty.mp4'))).rejects.toMatchObject({ code: 422 });
  await line.stop();
});

test('a video that is too large is refused before a byte of it is sent', async () => {
  const { fan, line, upload } = await someone();
  const tooLarge = Object.defineProperty(new File(['four'], 'long.mp4'), 'size', {
    value: 400 * megabyte + 1,
  });
  const started: string[] = [];
  await expect(upload({ onStart: (id) => started.push(id) }, tooLarge)).rejects.toMatchObject({
    name: 'ApiError',
    code: 413,
  });
  expect(started).toEqual([]);
  expect(await uploadsOf(fan.id)).toEqual([]);
  await line.stop();
});

test.each(['many', '-1', '999999', ''])(
  'an offset of "%s" is an error, not an endless upload',
  async (offset) => {
    const methods: string[] = [];
    const place = createServer((request, response) => {
      methods.push(request.method ?? '');
      request.resume();
      if (request.method === 'POST') response.writeHead(201, { Location: '/v1/uploads/1' }).end();
      else response.writeHead(204, { 'Upload-Offset': offset }).end();
    });
    await new Promise<void>((done) => place.listen(0, '127.0.0.1', done));
    const baseUrl = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
    const failed = uploadResumably({ baseUrl }, new Blob(['four']), { tries: 3, firstPause: 1 });
    await expect(failed).rejects.toMatchObject({ name: 'NetworkError', reason: 'mismatch' });
    expect(methods[0]).toBe('POST');
    expect(methods.length).toBeLessThan(7);
    place.close();
  },
);

test('a part without progress is tried only a few times', async () => {
  let parts = 0;
  const place = createServer((request, response) => {
    request.resume();
    if (request.method === 'PATCH') parts++;
    if (request.method === 'POST') response.writeHead(201, { Location: '/v1/uploads/1' }).end();
    else response.writeHead(request.method === 'HEAD' ? 200 : 204, { 'Upload-Offset': '0' }).end();
  });
  await new Promise<void>((done) => place.listen(0, '127.0.0.1', done));
  const baseUrl = `http://127.0.0.1:${(place.address() as AddressInfo).port}`;
  const failed = uploadResumably({ baseUrl }, new Blob(['four']), { tries: 3, firstPause: 1 });
  await expect(failed).rejects.toMatchObject({ reason: 'mismatch' });
  expect(parts).toBe(3);
  place.close();
});
