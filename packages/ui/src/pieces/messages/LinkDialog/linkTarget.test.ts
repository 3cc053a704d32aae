import { expect, test } from 'vitest';
import { linkTarget } from './linkTarget';

test.each([
  ['https://example.jp/news?from=evil.example', 'example.jp', 'known'],
  ['https://EXAMPLE.jp:8443/', 'example.jp:8443', 'known'],
  ['https://example.jp@evil.example/', 'evil.example', 'known'],
  ['https://example.jp%2F@evil.example/', 'evil.example', 'known'],
  ['https://ex\u0430mple.jp/', 'xn--exmple-4nf.jp', 'punycode'],
  ['https://www.xn--8wv97xz6e.jp/', 'www.xn--8wv97xz6e.jp', 'punycode'],
  ['https://axn--b.jp/', 'axn--b.jp', 'known'],
  ['http://192.168.1.1:8080/', '192.168.1.1:8080', 'address'],
  ['http://0x7f000001/', '127.0.0.1', 'address'],
  ['http://2130706433/', '127.0.0.1', 'address'],
  ['http://[2001:db8::1]/', '[2001:db8::1]', 'address'],
])('[SAFE-06] %s leads to %s', (href, host, kind) => {
  expect(linkTarget(href)).toEqual({ host, kind });
});

test('[SAFE-06] the end of a long host remains, which says whose it is', () => {
  const { host } = linkTarget(`https://example.jp.${'b'.repeat(60)}.evil.example/`);
  expect(host).toHaveLength(33);
  expect(host).toMatch(/^…b+[.]evil[.]example$/);
});
