import { describe, expect, test } from 'vitest';
import { fieldOfPasswordMessage, passwordProblem } from './passwordProblem';

const good = { current: 'Hamano-2025', next: 'Hamano-2026', confirm: 'Hamano-2026' };
const both = (next: string) => ({ ...good, next, confirm: next });

test('[PWD-02] a password that meets all rules is valid', () => {
  expect(passwordProblem(good)).toBeNull();
});

describe('[PWD-02] each rule, in its order', () => {
  test.each([
    ['nothing typed', { current: '', next: '', confirm: '' }, 'current', 'currentRequired'],
    ['only spaces', { ...good, current: ' \u3000' }, 'current', 'currentRequired'],
    ['no new password', { ...good, next: '', confirm: '' }, 'next', 'newRequired'],
    ['seven characters that are not allowed', both('あいうえおかき'), 'next', 'length'],
    ['seven characters', both('Aa1-Aa1'), 'next', 'length'],
    ['a space', both('Hamano 2026'), 'next', 'chars'],
    ['full-width letters', both('Ｍｉｎａｔｏ-２０２６'), 'next', 'chars'],
    ['half-width kana', both('ﾐﾅﾄﾐﾅﾄA1-'), 'next', 'chars'],
    ['another symbol', both('Hamano+2026'), 'next', 'chars'],
    ['one class', both('hamanohamano'), 'next', 'classes'],
    ['two classes', both('hamano2026'), 'next', 'classes'],
    ['classes before the confirmation', { ...both('hamano2026'), confirm: '' }, 'next', 'classes'],
    ['a different confirmation', { ...good, confirm: 'Hamano-2027' }, 'confirm', 'mismatch'],
    ['no confirmation', { ...good, confirm: '' }, 'confirm', 'mismatch'],
    ['the current password again', { ...good, current: good.next }, 'next', 'same'],
    [
      'the confirmation before the old one again',
      { current: good.next, next: good.next, confirm: 'x' },
      'confirm',
      'mismatch',
    ],
  ])('%s', (_case, values, field, problem) => {
    expect(passwordProblem(values)).toEqual({ field, problem });
  });
});

test.each([
  'Hamano26', // exactly eight, without a symbol
  'hamano-2', // without an upper-case letter
  'HAMANO-2', // without a lower-case letter
  'Hamano-#', // without a digit
  'Aa1-_@#$!&',
])('[PWD-02] three of the four character classes are enough: %s', (next) => {
  expect(passwordProblem(both(next))).toBeNull();
});

test.each([
  ['現在のパスワードが正しくありません', 'current'],
  ['現在のパスワードを入力してください', 'current'],
  ['現在のパスワードが一致しません', 'current'],
  ['アカウントが見つかりません', 'current'],
  ['パスワードが一致しません', 'confirm'],
  ['新しいパスワードを入力してください', 'new'],
  ['8文字以上で入力してください', 'new'],
  ['半角英数字と記号（- _ @ # $ ! &）のみ使用できます', 'new'],
  ['英大文字・英小文字・数字・記号のうち3種類以上を使用してください', 'new'],
  ['現在のパスワードと異なるものを入力してください', 'new'],
  ['システムエラーが発生しました。', null],
  ['', null],
])('[PWD-04] "%s" is shown at the field %s', (message, field) => {
  expect(fieldOfPasswordMessage(message)).toBe(field);
});
