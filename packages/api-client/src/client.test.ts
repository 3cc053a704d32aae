import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiError, createApiClient, NetworkError, unwrap } from '.';

let answer = { status: 200, body: '' };

const server = createServer((_request, response) => {
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
});

let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(() => server.close());

const health = (url = baseUrl) => unwrap(createApiClient({ baseUrl: url }).GET('/health'));

function answerWith(status: number, body: unknown) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

test('[CALL-01] a success gives what the envelope holds', async () => {
  answerWith(200, { code: 200, message: 'success', data: { status: 'ready' } });
  expect(await health()).toEqual({ status: 'ready' });
});

test('[CALL-01] a failure throws with the code and the words of the server', async () => {
  answerWith(503, { code: 503, message: 'サーバーはまだ用意されていません。', data: null });
  const error = await health().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 503, message: 'サーバーはまだ用意されていません。' });
});

test('[CALL-01] a failure inside a 200 is a failure too', async () => {
  answerWith(200, { code: 409, message: 'すでに処理済みです。', data: null });
  await expect(health()).rejects.toMatchObject({ code: 409 });
});

test('the fields of a refused form come with the error, broken ones do not', async () => {
  const errors = [
    { field: 'email', message: '正しいメールアドレスを入力してください' },
    { field: 1 },
  ];
  answerWith(422, { code: 422, message: '入力内容をご確認ください。', data: { errors } });
  await expect(health()).rejects.toMatchObject({ fieldErrors: [errors[0]] });
});

test.each([
  ['a page of somebody else', 200, '<html>sign in to our Wi-Fi</html>'],
  ['half an answer', 200, '{"code":200,"mess'],
  ['an answer without an envelope', 200, { status: 'ready' }],
  ['a broken gateway', 502, 'Bad gateway'],
])('%s is a network error', async (_name, status, body) => {
  answerWith(status, body);
  await expect(health()).rejects.toBeInstanceOf(NetworkError);
});

test('no server is a network error', async () => {
  await expect(health('http://127.0.0.1:1/api')).rejects.toBeInstanceOf(NetworkError);
});
