import { expect, test, vi } from 'vitest';
import { phrasesOf } from './phrases';

test.each([
  ['a compound of katakana', 'スカーレットマフラータオル', 'スカーレット|マフラー|タオル'],
  ['kanji and katakana', '背番号キーホルダー', '背番号|キーホルダー'],
  ['a particle', 'しずくのネックレス', 'しずくの|ネックレス'],
  ['a word that the dictionary does not know', '鶴浜クレインズ', '鶴浜|クレインズ'],
  ['another one', 'オーセンティックユニフォーム', 'オーセンティック|ユニフォーム'],
  ['a name of one character', '鶴スタジアム公式レプリカ', '鶴スタジアム|公式|レプリカ'],
  ['a year at the end', 'ホームユニフォーム 2026', 'ホーム|ユニフォーム\u00a02026'],
  ['a size at the end', '選手Tシャツ XL', '選手|Tシャツ\u00a0XL'],
  [
    'numbers',
    '創立三十周年記念クリアファイル3枚セット',
    '創立|三十周年|記念|クリア|ファイル|3枚|セット',
  ],
  [
    'brackets',
    'リング（名入れできます・専用の小箱つき）',
    'リング|（名入れできます・|専用の|小箱つき）',
  ],
  ['a quantity', 'マフラータオル×12', 'マフラー|タオル×12'],
  ['a short name', 'タオル', 'タオル'],
  ['nothing', '', ''],
])('%s: %s', (_what, name, phrases) => expect(phrasesOf(name).join('|')).toBe(phrases));

test.each([
  ['a compound of katakana', 'スカーレットマフラータオル', 'スカーレットマフラータオル'],
  ['kanji and katakana', '背番号キーホルダー', '背番号|キーホルダー'],
  ['a particle', 'しずくのネックレス', 'しずくの|ネックレス'],
  ['kanji and a size', '鶴スタジアム公式レプリカ XL', '鶴スタジアム|公式|レプリカ\u00a0XL'],
  ['letters and katakana', '選手Tシャツ×12', '選手|Tシャツ×12'],
  [
    'brackets',
    'リング（名入れできます・専用の小箱つき）',
    'リング|（名入れできます・|専用の|小箱つき）',
  ],
  ['nothing', '', ''],
])('[ENG-02] without Intl.Segmenter, %s: %s', async (_what, name, phrases) => {
  vi.resetModules();
  vi.stubGlobal('Intl', {});
  const { phrasesOf: withoutSegmenter } = await import('./phrases');
  expect(withoutSegmenter(name).join('|')).toBe(phrases);
  vi.unstubAllGlobals();
});
