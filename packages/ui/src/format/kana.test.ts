import { expect, test } from 'vitest';
import { isKatakana, katakanaOf } from './kana';

test.each([
  ['はまの　さくら', 'ハマノ サクラ'],
  ['ﾊﾏﾉ ｻｸﾗ', 'ハマノ サクラ'],
  ['ｳﾞｧﾝ ﾎﾟｰﾙ･ｼﾞｮｰ', 'ヴァン ポール・ジョー'],
  ['さか゛み゜', 'サガミ゚'],
  ['か\u3099', 'ガ'],
  ['おーの', 'オーノ'],
  ['オ-ノ・ロ−ラ', 'オーノ・ローラ'],
  ['浜野 Sakura-a', '浜野 Sakura-a'],
])('[NAME-01] %s becomes %s', (typed, kana) => {
  expect(katakanaOf(typed)).toBe(kana);
  expect(katakanaOf(kana)).toBe(kana);
});

test('[NAME-01] kana are katakana, and nothing else', () => {
  expect(['ハマノ サクラ', 'マイケル・ジョー ヴァン', ' '].map(isKatakana)).toEqual([
    true,
    true,
    true,
  ]);
  for (const text of ['', 'はまの', 'ﾊﾏﾉ', 'ハマノ1', '浜野', 'HAMANO', 'ハマノ\n'])
    expect([text, isKatakana(text)]).toEqual([text, false]);
});
