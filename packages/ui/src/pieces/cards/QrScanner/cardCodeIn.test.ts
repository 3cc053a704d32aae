import { describe, expect, test } from 'vitest';
import { cardCodeIn } from './cardCodeIn';

const prefixes = [
  'https://club.example/user/u/card-obtain/',
  'https://club.example/user/card-obtain/',
];
const code = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

describe('what counts as a card code', () => {
  test.each([
    ['the first address', `https://club.example/user/u/card-obtain/${code}`],
    ['the second address', `https://club.example/user/card-obtain/${code}`],
    ['a path segment after the first', `https://club.example/user/u/card-obtain/media/${code}`],
    ['a path segment after the second', `https://club.example/user/card-obtain/media/${code}`],
    ['capital letters', `https://club.example/user/u/card-obtain/${code.toUpperCase()}`],
    ['a query and a hash', `https://club.example/user/u/card-obtain/${code}?from=gate#a`],
    ['text around it', `カードはこちら https://club.example/user/u/card-obtain/${code} です`],
    ['a slash at its end', `https://club.example/user/u/card-obtain/${code}/`],
  ])('[SCAN-03] %s', (_name, text) => {
    expect(cardCodeIn(text, prefixes)).toBe(code);
  });

  test.each([
    ['another club', `https://other.example/user/u/card-obtain/${code}`],
    ['the code alone', code],
    ['the address of an order', `https://club.example/admin/orders/${code}/edit`],
    ['no code', 'https://club.example/user/u/card-obtain/'],
    ['a number', 'https://club.example/user/u/card-obtain/12'],
    ['a code that is too short', `https://club.example/user/u/card-obtain/${code.slice(0, -1)}`],
    ['a code that is too long', `https://club.example/user/u/card-obtain/${code}0`],
    ['letters beyond f', `https://club.example/user/u/card-obtain/${code.replace('3f', '3g')}`],
    ['another path segment', `https://club.example/user/u/card-obtain/video/${code}`],
    ['nothing', ''],
  ])('[SCAN-03] no card code: %s', (_name, text) => {
    expect(cardCodeIn(text, prefixes)).toBeNull();
  });

  test('[SCAN-03] without prefixes there is no card code', () => {
    expect(cardCodeIn(code, [])).toBeNull();
    expect(cardCodeIn(code, [''])).toBeNull();
  });
});
