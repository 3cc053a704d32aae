import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';
import { filesIn } from './media.testSupport.ts';
import { smallMp4 } from './processing/fixtures/videos.ts';
import { sendRaw } from './rawSender.testSupport.ts';

const megabyte = 1024 * 1024;
const path = '/api/v1/user/message/media/send';
const boundary = 'a-boundary-of-this-test';
const contentType = `multipart/form-data; boundary=${boundary}`;

const field = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (disposition: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\nContent-Type: application/octet-stream\r\n\r\n`;
const named = 'name="mediaFile"; filename="a.mp4"';
const end = `\r\n--${boundary}--\r\n`;

let server: TestServer;
let group: string;
let fan: Fan;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await startServer();
  group = await server.createGroup('みんなの応援席');
  fan = await server.createFan();
  headers = { Authorization: `Bearer ${fan.token}`, 'Content-Type': contentType };
});
afterAll(() => server.stop());
afterEach(async () => {
  await vi.waitFor(async () =>
    expect(await filesIn(server.folder)).toEqual({ stored: [], temporary: [] }),
  );
  expect(await server.db.selectFrom('messages').select('id').execute()).toEqual([]);
});

const formHead = (topicId = group) =>
  Buffer.from(field('topicId', topicId) + field('mediaType', 'video') + fileHead(named));
const program = () => formHead();
const video = () => Buffer.concat([formHead(), smallMp4()]);

test.each([
  ['a file of an unknown kind', 415, { head: program }],
  ['a file of an unknown kind, without a declared length', 415, { head: program, chunked: true }],
  ['an unknown topic', 404, { head: () => formHead('0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d42') }],
  ['a sender without a session', 401, { head: video, more: { Authorization: 'Bearer x' } }],
  ['a body larger than any video may be', 413, { head: video, length: 407 * megabyte }],
])(
  '%s gets a %i response while the rest is still being sent, then the connection is closed',
  async (_what, status, upload) => {
    const {
      head,
      length = 390 * megabyte,
      more = {},
      ...rest
    } = {
      length: undefined,
      more: {},
      ...upload,
    };
    const before = process.memoryUsage().rss;
    const sending = { path, headers: { ...headers, ...more }, head: head(), length, ...rest };
    const { response } = await sendRaw(server.origin, sending);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response.toLowerCase()).toContain('connection: close');
    expect(response).toContain(`{"code":${status},"message":`);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * megabyte);
  },
);

test('the response reaches fetch and the client of Node while they send', async () => {
  const body = Buffer.concat([program(), Buffer.alloc(60 * megabyte, 'M')]);
  const fetched = await fetch(server.origin + path, { method: 'POST', headers, body });
  expect(fetched.status).toBe(415);
  expect(await fetched.json()).toMatchObject({ message: messages.mediaFormat });

  const sent = request(server.origin + path, { method: 'POST', headers });
  sent.on('error', () => {});
  sent.end(body);
  // The argument of the 'response' event.
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(415);
  response.resume();
  await once(response, 'end');
  sent.destroy();
});

test('after a refusal the server still serves others on the same and on new connections', async () => {
  for (let count = 0; count < 5; count += 1) {
    const body = Buffer.concat([program(), Buffer.alloc(megabyte)]);
    const refused = await fetch(server.origin + path, { method: 'POST', headers, body });
    expect(refused.status).toBe(415);
    await refused.text();
    expect((await fan.call('GET', '/v1/user/chats/list')).status).toBeLessThan(500);
  }
});

test.each([1, 37, 99.9])('an upload interrupted at %d % leaves nothing', async (percent) => {
  const length = 20 * megabyte;
  const cutAfter = Math.floor((length * percent) / 100);
  const { response } = await sendRaw(server.origin, {
    path,
    headers,
    head: video(),
    length,
    cutAfter,
  });
  expect(response).not.toContain('200 OK');
});

test.each([
  [
    'another boundary than announced',
    `${field('mediaType', 'video')}`,
    'multipart/form-data; boundary=x',
    400,
  ],
  ['no boundary', field('mediaType', 'video'), 'multipart/form-data', 400],
  ['a form that stops', `${field('mediaType', 'video')}${fileHead(named)}`, contentType, 400],
  [
    'a broken JSON field',
    `--${boundary}\r\nContent-Disposition: form-data; name="mediaType"\r\nContent-Type: application/json\r\n\r\n{${end}`,
    contentType,
    400,
  ],
  [
    'a field named like a property of every object',
    `${field('__proto__', '1')}--${boundary}--\r\n`,
    contentType,
    400,
  ],
  ['an empty form', `--${boundary}--\r\n`, contentType, 422],
  ['nothing at all', '', contentType, 422],
  ['JSON', '{}', 'application/json', 415],
  ['text', 'x', 'text/plain', 415],
])('%s is refused with our own message', async (_what, body, type, status) => {
  const response = await fetch(server.origin + path, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': type },
    body,
  });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code: status, message: expect.any(String) });
});
