import { expect, test } from 'vitest';
import { holderOf, isExpired, problemsOf, yearsFrom } from './card';

const now = new Date('2026-11-21T12:00:00+09:00');
const card = {
  number: '4111 1111 1111 1111',
  name: 'SAKURA HAMANO',
  month: '12',
  year: '26',
  code: '123',
};

test("[CHK-04] the years are the current and the next nineteen, in Japan's time zone", () => {
  expect(yearsFrom(now)).toHaveLength(20);
  expect(yearsFrom(now)[0]).toBe(2026);
  expect(yearsFrom(new Date('2026-12-31T15:00:00Z'))[0]).toBe(2027);
});

test.each([
  ['10', '26', true],
  ['11', '26', false],
  ['12', '26', false],
  ['01', '27', false],
  ['', '26', false],
  ['10', '', false],
])('[CHK-04] %s/%s is expired: %s', (month, year, expired) => {
  expect(isExpired({ month, year }, now)).toBe(expired);
});

test('a card expires at the end of its month in Japan', () => {
  const november = { month: '11', year: '26' };
  expect(isExpired(november, new Date('2026-11-30T23:59:59+09:00'))).toBe(false);
  expect(isExpired(november, new Date('2026-12-01T00:00:00+09:00'))).toBe(true);
});

test.each([
  [{}, {}],
  [{ number: '4111 1111 1111 1112' }, { number: 'カード番号を正しく入力してください' }],
  [{ number: '4111 1111 1111 111x' }, { number: '数字のみ入力してください' }],
  [{ code: '1234' }, { code: '3桁の数字で入力してください' }],
  [{ number: '3782 822463 10005' }, { code: '4桁の数字で入力してください' }],
  [{ number: '3782 822463 10005', code: '1234' }, {}],
  [{ code: '12x' }, { code: '数字のみ入力してください' }],
  [{ name: '  ' }, { name: '入力してください' }],
  [{ name: '浜野 さくら' }, { name: 'ローマ字で入力してください' }],
  [
    { month: '', year: '' },
    { month: '入力してください', year: '入力してください' },
  ],
  [{ month: '01' }, { month: '有効期限をご確認ください' }],
])('[CHK-04] %j: %j', (change, problems) => {
  expect(problemsOf({ ...card, ...change }, now)).toEqual(problems);
});

test('the name is normalised as printed on a card', () => {
  expect(holderOf(' Sakura  Hamano ')).toBe('SAKURA HAMANO');
});
