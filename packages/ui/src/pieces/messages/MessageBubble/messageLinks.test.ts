import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutParts, isTrusted, linkify } from './messageLinks';

const links = (text: string) =>
  linkify(text).flatMap(({ text: shown, href }) => (href === null ? [] : [shown]));

describe('links in a text', () => {
  test.each([
    ['http://example.jp', ['http://example.jp']],
    ['詳しくはhttps://example.jp/a?b=1#cをご覧ください。', ['https://example.jp/a?b=1#c']],
    ['https://example.jp/。', ['https://example.jp/']],
    ['（https://example.jp/news）', ['https://example.jp/news']],
    ['(https://example.jp/news)', ['https://example.jp/news']],
    ['「https://example.jp/」、', ['https://example.jp/']],
    ['https://example.jp/a_(b)です', ['https://example.jp/a_(b)']],
    ['https://example.jp/news.', ['https://example.jp/news']],
    ['https://example.jp/news!!', ['https://example.jp/news']],
    ['https://a.jp https://b.jp', ['https://a.jp', 'https://b.jp']],
    ['https://example.jp/%E6%B9%8A', ['https://example.jp/%E6%B9%8A']],
    ['HTTPS://EXAMPLE.JP', ['HTTPS://EXAMPLE.JP']],
    ['https://', []],
    ['https://.', []],
    ['javascript:alert(1)', []],
    ['data:text/html,x ftp://example.jp', []],
    ['xhttps://example.jp', []],
    ['https://example.jp@evil.example/', []],
    ['example.jp', []],
  ])('%s', (text, expected) => expect(links(text)).toEqual(expected));

  test('every href is http or https', () => {
    expect(linkify('HTTP://a.jp と https://b.jp').flatMap(({ href }) => href ?? [])).toEqual([
      'http://a.jp/',
      'https://b.jp/',
    ]);
  });

  test('the parts add up to the whole text', () => {
    const piece = fc.oneof(
      fc.constantFrom('https://', 'http://a.jp', '/x', '?', ')', '(', '。', '浜野', ' ', '.', '@'),
      fc.string({ unit: 'grapheme' }),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join('');
        const parts = linkify(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
    );
  });
});

test('[THR-09] a link that is cut keeps its full address', () => {
  const parts = linkify('見て https://example.jp/long/path です');
  expect(cutParts(parts, 15)).toEqual([
    { text: '見て ', href: null, at: 0 },
    { text: 'https://exam', href: 'https://example.jp/long/path', at: 3 },
  ]);
  expect(cutParts(parts, 3)).toEqual([{ text: '見て ', href: null, at: 0 }]);
});

const trusted = {
  trustedOrigins: ['https://example.jp', 'https://xn--8wv97xz6e.example', 'http://localhost:5450'],
};

describe('[SAFE-06] a link of a player opens without a question', () => {
  test.each([
    'https://example.jp/',
    'https://EXAMPLE.jp:443/news?at=1#top',
    'https://xn--8wv97xz6e.example/',
    'http://localhost:5450/user/u/shop',
  ])('to a listed host: %s', (href) => expect(isTrusted(href, 'player', trusted)).toBe(true));

  test.each([
    'http://example.jp/',
    'https://example.jp:8443/',
    'https://www.example.jp/',
    'https://example.jp.evil.example/',
    'https://example.jp@evil.example/',
    'https://evil.example/https://example.jp/',
    // Latin letters of another script: the browser turns them into another xn-- name.
    'https://ex\u0430mple.jp/',
    'https://example.jp./',
    'http://localhost:5451/',
    'not an address',
  ])('but not to %s', (href) => expect(isTrusted(href, 'player', trusted)).toBe(false));

  test('but a link of a fan never does', () => {
    expect(isTrusted('https://example.jp/', 'user', trusted)).toBe(false);
  });
});
