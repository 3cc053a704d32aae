import { describe, expect, test } from 'vitest';
import { isTrusted } from './messageLinks';

const links = {
  trustedOrigins: ['https://example.jp', 'https://xn--8wv97xz6e.example', 'http://localhost:5450'],
};

describe('[SAFE-06] a link of a player opens without a question', () => {
  test.each([
    'https://example.jp/',
    'https://EXAMPLE.jp:443/news?at=1#top',
    'https://xn--8wv97xz6e.example/',
    'http://localhost:5450/user/u/shop',
  ])('to a listed host: %s', (href) => expect(isTrusted(href, 'player', links)).toBe(true));

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
  ])('but not to %s', (href) => expect(isTrusted(href, 'player', links)).toBe(false));

  test('but a link of a fan never does', () => {
    expect(isTrusted('https://example.jp/', 'user', links)).toBe(false);
  });
});
