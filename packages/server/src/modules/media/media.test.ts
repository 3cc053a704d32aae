import { randomUUID } from 'node:crypto';
import exifr from 'exifr';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';
import { filesIn, formOf, startBucket } from './media.test-support.ts';
import { describedJpeg, secrets } from './processing/fixtures/pictures.ts';
import { smallMp4, turnedMov } from './processing/fixtures/videos.ts';

type Message = {
  messageId: string;
  senderId: string;
  messageType: string;
  mediaUrl: string;
  thumbnailUrl: string;
  fileName: string;
  fileSize: number;
  duration: number | null;
  width: number;
  height: number;
};

const fanSend = '/v1/user/message/media/send';
const photo = await describedJpeg();
const image = { bytes: photo, name: '応援 席.jpg' };
const video = { bytes: smallMp4(), name: 'ホームラン.mp4' };

const bucket = await startBucket();
afterAll(() => bucket.stop());

async function messagesOf(fan: Fan, topicId: string): Promise<Message[]> {
  const { body } = await fan.call('GET', `/v1/user/chats/detail?topicId=${topicId}`);
  return (body.data as { list: Message[] }).list;
}

const sentTo = (body: { data: unknown }) => body.data as { topicId: string; messageId: string };

describe.each([
  { place: 'a folder', environment: {} },
  { place: 'a bucket', environment: bucket.environment },
])('pictures and videos kept in $place', ({ environment }) => {
  let server: TestServer;
  let fan: Fan;
  let player: Player;
  let group: string;
  beforeAll(async () => {
    server = await startServer(environment);
    fan = await server.createFan();
    player = await server.createPlayer();
    group = await server.createGroup('みんなの応援席', [player.playerId]);
  });
  afterAll(() => server.stop());

  const load = async (address: string, headers = {}) => {
    const response = await fetch(server.origin + address, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('[CALL-03] a fan sends a picture to a group, and it is shown without what the camera wrote', async () => {
    const { status, body } = await fan.call('POST', fanSend, {
      form: formOf([
        ['topicId', group],
        ['mediaType', 'image'],
        ['mediaFile', image],
      ]),
    });
    expect(status).toBe(200);
    expect(sentTo(body).topicId).toBe(group);
    const [message] = await messagesOf(fan, group);
    expect(message).toMatchObject({
      messageId: sentTo(body).messageId,
      messageType: 'image',
      fileName: '応援 席.jpg',
      // Turned upright.
      width: 480,
      height: 640,
      duration: null,
    });
    for (const address of [message?.mediaUrl ?? '', message?.thumbnailUrl ?? '']) {
      const { response, bytes } = await load(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
      expect(await exifr.parse(bytes, true).catch(() => undefined)).toBeUndefined();
      const { width = 0, height = 0, exif, xmp, iptc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc }).toEqual({});
      if (address === message?.mediaUrl) expect(bytes).toHaveLength(message.fileSize);
      else expect(width <= 400 && height <= 480).toBe(true);
    }
  });

  test('[CALL-03] [THR-11] a fan sends a video to a player, who answers in the thread with another one', async () => {
    const sent = await fan.call('POST', fanSend, {
      form: formOf([
        ['chatType', 'private'],
        ['playerId', String(player.playerId)],
        ['mediaType', 'video'],
        ['mediaFile', video],
      ]),
    });
    expect(sent.status).toBe(200);
    const { topicId } = sentTo(sent.body);
    const answer = await player.call('POST', `/v1/player/topics/${topicId}/media`, {
      form: formOf([
        ['mediaFile', { bytes: turnedMov(), name: 'IMG_0001.MOV' }],
        ['topicId', topicId],
        ['mediaType', 'video'],
      ]),
    });
    expect(answer.status).toBe(200);
    const reply = await fan.call('POST', fanSend, {
      form: formOf([
        ['topicId', topicId],
        ['mediaType', 'image'],
        ['mediaFile', image],
        ['chatType', 'private'],
      ]),
    });
    expect(reply.status).toBe(200);
    const [third, second, first] = await messagesOf(fan, topicId);
    expect(first).toMatchObject({
      messageType: 'video',
      senderId: fan.id,
      fileSize: video.bytes.length,
    });
    expect(first?.duration).toBeCloseTo(1, 0);
    expect(second).toMatchObject({ senderId: String(player.playerId), fileName: 'IMG_0001.MOV' });
    expect(third).toMatchObject({ messageType: 'image' });
    const played = await load(first?.mediaUrl ?? '', { Range: 'bytes=0-1' });
    expect(played.response.status).toBe(206);
    expect(played.response.headers.get('content-type')).toBe('video/mp4');
    expect(played.response.headers.get('content-range')).toBe(`bytes 0-1/${video.bytes.length}`);
    expect(played.bytes).toHaveLength(2);
    const turned = await load(second?.mediaUrl ?? '');
    expect(turned.response.headers.get('content-type')).toBe('video/quicktime');
    expect(turned.bytes.includes('©xyz')).toBe(false);
  });

  test('the poster that comes with a video is its thumbnail; a broken one is left aside', async () => {
    const red = await sharp({
      create: { width: 900, height: 500, channels: 3, background: '#f00' },
    })
      .png()
      .toBuffer();
    const colours = [];
    for (const poster of [red, Buffer.from('not a picture at all'), smallMp4()]) {
      const { status } = await fan.call('POST', fanSend, {
        form: formOf([
          ['topicId', group],
          ['mediaType', 'video'],
          ['poster', { bytes: poster, name: 'poster.png' }],
          ['mediaFile', video],
        ]),
      });
      expect(status).toBe(200);
      const [message] = await messagesOf(fan, group);
      const { bytes } = await load(message?.thumbnailUrl ?? '');
      const { width = 0, height = 0 } = await sharp(bytes).metadata();
      expect(width <= 400 && height <= 480).toBe(true);
      const { channels } = await sharp(bytes).stats();
      colours.push(channels.map(({ mean }) => Math.round(mean / 50)));
    }
    expect(colours[0]).toEqual([5, 0, 0]);
    expect(colours[1]).not.toEqual([5, 0, 0]);
    expect(colours[2]).toEqual(colours[1]);
  });

  test('a file that comes without a name is shown with one', async () => {
    const part = (disposition: string, type = '') =>
      `--x\r\nContent-Disposition: form-data; ${disposition}\r\n${type}\r\n`;
    const body = Buffer.concat([
      Buffer.from(`${part('name="topicId"')}${group}\r\n${part('name="mediaType"')}image\r\n`),
      Buffer.from(part('name="mediaFile"', 'Content-Type: application/octet-stream\r\n')),
      photo,
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const headers = {
      Authorization: `Bearer ${fan.token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
    };
    const sent = await fetch(`${server.origin}/api${fanSend}`, { method: 'POST', headers, body });
    expect(sent.status).toBe(200);
    expect((await messagesOf(fan, group))[0]).toMatchObject({ fileName: 'file' });
  });

  test('a deleted message takes its files with it, and its addresses are dead', async () => {
    const files = () => ('S3_BUCKET' in environment ? bucket.count() : filesIn(server.folder));
    const before = await files();
    const sent = await fan.call('POST', fanSend, {
      form: formOf([
        ['topicId', group],
        ['mediaType', 'image'],
        ['mediaFile', image],
      ]),
    });
    const [message] = await messagesOf(fan, group);
    expect(await files()).not.toEqual(before);
    const { messageId } = sentTo(sent.body);
    const removed = await fan.call(
      'DELETE',
      `/v1/user/message/delete?userId=${fan.id}&topicId=${group}&messageId=${messageId}`,
    );
    expect(removed.status).toBe(200);
    expect(await files()).toEqual(before);
    for (const address of [message?.mediaUrl ?? '', message?.thumbnailUrl ?? '']) {
      const { response } = await load(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('the same key sends once and keeps one file; with another file it is refused', async () => {
    const own = await server.createGroup('一度だけ');
    const files = () => ('S3_BUCKET' in environment ? bucket.count() : filesIn(server.folder));
    const key = randomUUID();
    const send = (file: typeof image) =>
      fan.call('POST', fanSend, {
        key,
        form: formOf([
          ['topicId', own],
          ['mediaType', 'image'],
          ['mediaFile', file],
        ]),
      });
    const first = await Promise.all([send(image), send(image), send(image)]);
    const kept = await files();
    const later = await send(image);
    expect(new Set([...first, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = await sharp(photo).negate().jpeg().toBuffer();
    expect(await send({ bytes: other, name: 'other.jpg' })).toMatchObject({ status: 409 });
    expect(await messagesOf(fan, own)).toHaveLength(1);
    expect(await files()).toEqual(kept);
    expect((await filesIn(server.folder)).temporary).toEqual([]);
  });
});

describe('what is not sent', () => {
  let server: TestServer;
  let fan: Fan;
  let group: string;
  beforeAll(async () => {
    server = await startServer();
    group = await server.createGroup('みんなの応援席');
  });
  afterAll(() => server.stop());
  afterEach(async () => {
    expect(await filesIn(server.folder)).toEqual({ stored: [], temporary: [] });
    expect(await server.db.selectFrom('messages').select('id').execute()).toEqual([]);
  });

  const send = async (entries: Parameters<typeof formOf>[0]) => {
    fan = await server.createFan();
    const { status, body } = await fan.call('POST', fanSend, { form: formOf(entries) });
    return { status, ...body };
  };
  const sendFile = (mediaType: string, bytes: Uint8Array | string, name: string) =>
    send([
      ['topicId', group],
      ['mediaType', mediaType],
      ['mediaFile', { bytes, name }],
    ]);

  const heic = Buffer.concat([
    Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
    Buffer.alloc(5000),
  ]);

  test.each([
    [
      'a program named as a video',
      'video',
      `MZ${'\0'.repeat(9000)}`,
      'a.mp4',
      messages.mediaFormat,
    ],
    ['a short program', 'video', 'MZ', 'a.mp4', messages.mediaFormat],
    ['a GIF', 'image', 'GIF89a\x01\0\x01\0', 'a.jpg', messages.mediaFormat],
    ['an SVG', 'image', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png', messages.mediaFormat],
    ['a page', 'image', '<!doctype html><script>1</script>', 'a.jpg', messages.mediaFormat],
    ['a PDF', 'image', '%PDF-1.7\n', 'a.jpg', messages.mediaFormat],
    ['a HEIC picture', 'image', heic, 'IMG_1.HEIC', messages.mediaHeic],
  ])('[COMP-07] %s is refused by its bytes', async (_what, mediaType, bytes, name, message) => {
    expect(await sendFile(mediaType, bytes, name)).toEqual({
      status: 415,
      code: 415,
      message,
      data: null,
    });
  });

  test('[COMP-09] the other kind is refused at its field', async () => {
    const asked = [
      await sendFile('image', video.bytes, 'a.jpg'),
      await sendFile('video', photo, 'a.mp4'),
    ];
    expect(asked.map(({ status, data }) => ({ status, data }))).toEqual(
      [messages.imageOnly, messages.videoOnly].map((message) => ({
        status: 422,
        data: { errors: [{ field: 'mediaFile', message }] },
      })),
    );
  });

  test('[COMP-10] a form without a file, or with an empty one, is refused', async () => {
    const none = await send([
      ['topicId', group],
      ['mediaType', 'image'],
    ]);
    for (const answer of [none, await sendFile('image', '', 'a.jpg')])
      expect(answer).toMatchObject({
        status: 422,
        data: { errors: [{ field: 'mediaFile', message: messages.mediaRequired }] },
      });
  });

  test('a picture and a video that only begin like one are refused', async () => {
    for (const [mediaType, bytes] of [
      ['image', photo.subarray(0, 900)],
      ['video', video.bytes.subarray(0, video.bytes.length / 2)],
    ] as const)
      expect(await sendFile(mediaType, bytes, 'a')).toMatchObject({
        status: 422,
        message: messages.mediaBroken,
      });
  });

  test('two files, an unknown field and a field said twice are refused', async () => {
    const fields: Parameters<typeof formOf>[0] = [
      ['topicId', group],
      ['mediaType', 'image'],
    ];
    for (const [field, entries] of [
      [
        'mediaFile',
        [
          ['mediaFile', image],
          ['mediaFile', image],
        ],
      ],
      ['other', [['other', image]]],
      [
        'word',
        [
          ['word', 'x'],
          ['mediaFile', image],
        ],
      ],
      [
        'topicId',
        [
          ['topicId', randomUUID()],
          ['mediaFile', image],
        ],
      ],
    ] as [string, Parameters<typeof formOf>[0]][])
      expect(await send([...fields, ...entries])).toMatchObject({
        status: 422,
        data: { errors: [{ field }] },
      });
  });

  test('too many fields and too many files are refused', async () => {
    const many = Array.from({ length: 14 }, (_, index) => `x${index}`);
    expect(await send(many.map((name) => [name, '1']))).toMatchObject({ status: 413 });
    const three = ['mediaFile', 'poster', 'more'];
    expect((await send(three.map((name) => [name, image]))).status).toBeGreaterThanOrEqual(413);
  });

  test('a topic of somebody else, and a player who is not there, are not found', async () => {
    const other = await server.createFan();
    const player = await server.createPlayer();
    const topicId = randomUUID();
    await server.db
      .insertInto('topics')
      .values({ id: topicId, chatType: 'private', userId: other.id, playerId: player.playerId })
      .execute();
    for (const target of [
      [['topicId', topicId]],
      [
        ['chatType', 'private'],
        ['playerId', '999999'],
      ],
    ] as Parameters<typeof formOf>[0][])
      for (const bytes of [photo, 'no picture: this would be refused with 415'])
        expect(
          await send([...target, ['mediaType', 'image'], ['mediaFile', { bytes, name: 'a.jpg' }]]),
        ).toMatchObject({ status: 404 });
  });

  test('[COMP-08] a picture passes with 5 MB exactly and is refused with one byte more', async () => {
    const atLimit = Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 - photo.length)]);
    const tooLarge = Buffer.concat([atLimit, Buffer.alloc(1)]);
    expect(await sendFile('image', tooLarge, 'a.jpg')).toMatchObject({
      status: 413,
      message: messages.imageTooLarge,
    });
    const sent = await sendFile('image', atLimit, 'a.jpg');
    expect(sent.status).toBe(200);
    const { topicId, messageId } = sentTo(sent);
    await fan.call(
      'DELETE',
      `/v1/user/message/delete?userId=${fan.id}&topicId=${topicId}&messageId=${messageId}`,
    );
    await server.db.deleteFrom('messages').execute();
  });

  test('whoever sends too often waits', async () => {
    const busy = await server.createFan();
    const again = () => busy.call('POST', fanSend, { form: formOf([['topicId', group]]) });
    const answers = [];
    for (let count = 0; count < 31; count += 1) answers.push(await again());
    expect(answers.slice(0, 30).every(({ status }) => status === 422)).toBe(true);
    expect(answers[30]?.status).toBe(429);
    expect(Number(answers[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('while the club looks at a preview nothing is sent', async () => {
  const server = await startServer({ PREVIEW_MODE: 'true' });
  try {
    const fan = await server.createFan();
    const group = await server.createGroup('みんなの応援席');
    const entries: Parameters<typeof formOf>[0] = [
      ['topicId', group],
      ['mediaType', 'image'],
      ['mediaFile', image],
    ];
    const sent = await fan.call('POST', fanSend, { form: formOf(entries) });
    expect(sent).toMatchObject({ status: 409, body: { message: messages.preview } });
  } finally {
    await server.stop();
  }
});
