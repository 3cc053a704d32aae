import { expect, test, vi } from 'vitest';
import { CardRefused, tokenize } from './cardToken';

const gateway = { tokenUrl: 'https://gateway.example/tokens', publishableKey: 'pk' };
const card = {
  number: '4123111111111000',
  name: 'AKARI HAMANO',
  month: '12',
  year: '2030',
  code: '123',
};

const responseWith = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

test.each([
  ['empty data', 200, '{}'],
  ['an empty token', 200, '{"id":""}'],
  ['a token of another type', 200, '{"id":1}'],
  ['null', 200, 'null'],
  ['a truncated response', 200, '{"id":"tok_'],
  ['a sign-in page', 200, '<html>Wi-Fi'],
  ['a refusal page of a proxy', 422, '<html>Unprocessable'],
  ['a refusal without a reason', 422, '{"message":"no"}'],
])(
  '%s from the payment company is neither a token nor a card refusal',
  async (_name, status, body) => {
    responseWith(status, body);
    await expect(tokenize(gateway, card)).rejects.toMatchObject({ name: 'NetworkError' });
  },
);

test('a card refusal names the field', async () => {
  responseWith(422, '{"error":{"code":"invalid_parameter","param":"payment_details[month]"}}');
  const refused = await tokenize(gateway, card).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CardRefused);
  expect(refused).toMatchObject({ field: 'month' });
});

test('a token carries only the last digits of the card', async () => {
  responseWith(200, '{"id":"tok_1"}');
  expect(await tokenize(gateway, card)).toMatchObject({
    type: 'token',
    token: 'tok_1',
    last4: '1000',
  });
});
