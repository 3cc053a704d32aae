import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { startServer, type TestServer } from '../../../../../tests/support/server.ts';
import { messages } from '../../messages.ts';

const path = '/v1/user/shipping-address';
const home = {
  name: '浜野 あかり',
  kana: 'ハマノ アカリ',
  email: 'akari@example.jp',
  postalCode: '2310023',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '山下町1-1',
  building: '101号室',
  phoneNumber: '09012345678',
};

let server: TestServer;
let fan: Fan;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(async () => {
  fan = await server.createFan();
});

const saved = async () => (await fan.call('GET', path)).body.data;

test('[LOC-01] [LOC-03] a fan without an address gets none, and later the saved one', async () => {
  expect(await saved()).toEqual({ shippingAddress: null });
  expect((await fan.call('POST', path, { body: home })).body.data).toEqual({
    shippingAddress: home,
  });
  expect(await saved()).toEqual({ shippingAddress: home });
});

test('[LOC-02] a second POST is refused and changes nothing; PUT changes', async () => {
  await fan.call('POST', path, { body: home });
  const moved = { ...home, city: '横浜市西区' };
  expect((await fan.call('POST', path, { body: moved })).body).toEqual({
    code: 409,
    message: messages.addressExists,
    data: null,
  });
  expect(await saved()).toEqual({ shippingAddress: home });
  expect((await fan.call('PUT', path, { body: moved })).body.data).toEqual({
    shippingAddress: moved,
  });
});

test('[SAFE-07] an address is stored without invisible characters, and refused if nothing is left', async () => {
  const hidden = {
    name: '\u202e浜野\u200b あかり',
    city: '横浜市\u2066中区\n',
    building: '\u3164',
  };
  expect((await fan.call('POST', path, { body: { ...home, ...hidden } })).status).toBe(200);
  expect(await saved()).toEqual({ shippingAddress: { ...home, building: '' } });
  const blank = { ...home, name: '\u3164', street: '\u200b\ufe0f' };
  expect((await fan.call('PUT', path, { body: blank })).body.data).toEqual({
    errors: [
      { field: 'name', message: messages.required },
      { field: 'street', message: messages.required },
    ],
  });
});

test('[LOC-02] PUT without an address is not found', async () => {
  expect((await fan.call('PUT', path, { body: home })).status).toBe(404);
  expect(await saved()).toEqual({ shippingAddress: null });
});

test('[LOC-02] building and kana may be missing, and are then removed', async () => {
  const { building, kana, ...house } = home;
  await fan.call('POST', path, { body: home });
  await fan.call('PUT', path, { body: house });
  expect(await saved()).toEqual({ shippingAddress: { ...house, building: '', kana: '' } });
});

const required = Object.keys(home).filter((field) => field !== 'building' && field !== 'kana');

test.each(required)('[LOC-02] [ROLE-04] %s is required', async (field) => {
  const { [field as keyof typeof home]: _left, ...rest } = home;
  const errors = [{ field, message: messages.required }];
  for (const method of ['POST', 'PUT'])
    expect((await fan.call(method, path, { body: rest })).body.data).toEqual({ errors });
});

test('[ROLE-02] nobody can save an address for another person', async () => {
  const other = await server.createFan();
  const body = { ...home, userId: other.id };
  expect((await fan.call('POST', path, { body })).status).toBe(422);
  expect((await other.call('GET', path)).body.data).toEqual({ shippingAddress: null });
});

test('a postal code gives its place, an unknown one gives none', async () => {
  const at = async (code: string) =>
    (await fan.call('GET', `/v1/user/postal-codes/${code}`)).body.data;
  expect(await at('2310023')).toEqual({
    places: [{ prefecture: '神奈川県', city: '横浜市中区', town: '山下町' }],
  });
  expect(await at('0000000')).toEqual({ places: [] });
});

test.each(['231-0023', '231002', '２３１００２３', '23100234'])(
  '%s is not a postal code, and not found',
  async (code) => {
    const path = `/v1/user/postal-codes/${encodeURIComponent(code)}`;
    expect((await fan.call('GET', path)).status).toBe(404);
  },
);

test('[NAME-01] kana are katakana; anything else is refused with a sentence', async () => {
  for (const kana of ['はまの あかり', 'ﾊﾏﾉ', 'Hamano', '浜野', 'ハマノ\u3000アカリ', 'ハマノ\n'])
    expect((await fan.call('POST', path, { body: { ...home, kana } })).body.data).toEqual({
      errors: [{ field: 'kana', message: messages.kana }],
    });
  const kana = 'マイケル・ジョーダン ヴァン';
  await fan.call('POST', path, { body: { ...home, kana } });
  expect(await saved()).toEqual({ shippingAddress: { ...home, kana } });
});
