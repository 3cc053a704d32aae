import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fan, Player } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { filesIn, formOf, startBucket } from './media.testSupport.ts';
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
])('pictures and videos stored in $place', ({ environment }) => {
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
    const response = await fetch(server.origin + address, {
      headers: { Authorization: `Bearer ${fan.token}`, ...headers },
    });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  test('[CALL-03] a fan sends a picture to a group, and it is served without the camera’s metadata', async () => {
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
      // Rotated upright.
      width: 480,
      height: 640,
      duration: null,
    });
    for (const address of [message?.mediaUrl ?? '', message?.thumbnailUrl ?? '']) {
      const { response, bytes } = await load(address);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      for (const secret of secrets) expect(bytes.includes(secret)).toBe(false);
      const { width = 0, height = 0, exif, xmp, iptc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc }).toEqual({});
      if (address === message?.mediaUrl) expect(bytes).toHaveLength(message.fileSize);
      else expect(width <= 400 && height <= 480).toBe(true);
    }
  });

  test('[CALL-03] [THR-11] a fan sends a video to a player, who replies in the thread with another one', async () => {
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
    const response = await player.call('POST', `/v1/player/topics/${topicId}/media`, {
      form: formOf([
        ['mediaFile', { bytes: turnedMov(), name: 'IMG_0001.MOV' }],
        ['topicId', topicId],
        ['mediaType', 'video'],
      ]),
    });
    expect(response.status).toBe(200);
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

  test('the poster sent with a video is its thumbnail; a broken one is ignored', async () => {
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

  test('a file without a name gets a default name', async () => {
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

  test('deleting a message deletes its files, and their URLs no longer work', async () => {
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

  test('the same key sends once and stores one file; with another file it is refused', async () => {
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
    const storedFiles = await files();
    const later = await send(image);
    expect(new Set([...first, later].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const other = await sharp(photo).negate().jpeg().toBuffer();
    expect(await send({ bytes: other, name: 'other.jpg' })).toMatchObject({ status: 409 });
    expect(await messagesOf(fan, own)).toHaveLength(1);
    expect(await files()).toEqual(storedFiles);
    expect((await filesIn(server.folder)).temporary).toEqual([]);
  });
});
