import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { avoidMinuteEnd } from '../../../../../tests/support/clock.ts';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';
import { filesIn, formOf } from './media.testSupport.ts';
import { describedJpeg } from './processing/fixtures/pictures.ts';
import { smallMp4 } from './processing/fixtures/videos.ts';

const fanSend = '/v1/user/message/media/send';
const photo = await describedJpeg();
const image = { bytes: photo, name: '応援 席.jpg' };
const video = { bytes: smallMp4(), name: 'ホームラン.mp4' };

const sentTo = (body: { data: unknown }) => body.data as { topicId: string; messageId: string };

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
  ])('[COMP-07] %s is refused by its content', async (_what, mediaType, bytes, name, message) => {
    expect(await sendFile(mediaType, bytes, name)).toEqual({
      status: 415,
      code: 415,
      message,
      data: null,
    });
  });

  test('[COMP-09] the wrong kind is refused at its field', async () => {
    const responses = [
      await sendFile('image', video.bytes, 'a.jpg'),
      await sendFile('video', photo, 'a.mp4'),
    ];
    expect(responses.map(({ status, data }) => ({ status, data }))).toEqual(
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
    for (const response of [none, await sendFile('image', '', 'a.jpg')])
      expect(response).toMatchObject({
        status: 422,
        data: { errors: [{ field: 'mediaFile', message: messages.mediaRequired }] },
      });
  });

  test('files with only the header of a picture or video are refused', async () => {
    for (const [mediaType, bytes] of [
      ['image', photo.subarray(0, 900)],
      ['video', video.bytes.subarray(0, video.bytes.length / 2)],
    ] as const)
      expect(await sendFile(mediaType, bytes, 'a')).toMatchObject({
        status: 422,
        message: messages.mediaBroken,
      });
  });

  test('two files, an unknown field and a duplicate field are refused', async () => {
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

  test('another person’s topic, and an unknown player, are not found', async () => {
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

  test('[COMP-08] a picture of exactly 5 MB is accepted, and one byte more is refused', async () => {
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

  test('a sender above the limit has to wait', async () => {
    await avoidMinuteEnd();
    const fan = await server.createFan();
    const again = () => fan.call('POST', fanSend, { form: formOf([['topicId', group]]) });
    const responses = [];
    for (let count = 0; count < 31; count += 1) responses.push(await again());
    expect(responses.slice(0, 30).every(({ status }) => status === 422)).toBe(true);
    expect(responses[30]?.status).toBe(429);
    expect(Number(responses[30]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

test('nothing is sent in preview mode', async () => {
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
