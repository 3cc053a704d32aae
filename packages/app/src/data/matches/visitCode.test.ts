import { expect, test } from 'vitest';
import { isVisitCode, visitCodeIn } from './visitCode';

const address = 'https://club.example/user/u/visits';

test.each([
  ['12.59533640.Zm9vYmFyYmF6', true],
  ['12.p.Zm9vYm-_YmF6', true],
  ['12.p.Zm9v', false],
  ['12.q.Zm9vYmFyYmF6', false],
  ['6b1f0c3e-5d2a-4f71-8e9c-3a4b5c6d7e8f', false],
  ['', false],
])('[MATCH-06] the code %j of a match: %s', (code, isOne) => {
  expect(isVisitCode(code)).toBe(isOne);
  expect(visitCodeIn(`${address}#${code}`, address)).toBe(isOne ? code : null);
});

test('[MATCH-06] the code of another club is none', () => {
  expect(visitCodeIn('https://other.example/user/u/visits#12.p.Zm9vYmFyYmF6', address)).toBeNull();
  expect(visitCodeIn('12.p.Zm9vYmFyYmF6', address)).toBeNull();
});
