import fc from 'fast-check';
import { expect, test } from 'vitest';
import { obfuscate, reveal } from './obfuscate';

test('[STOR-03] an obfuscated value is revealed unchanged, and its words are not readable', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(reveal(obfuscate(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  const text = obfuscate({ name: '髙橋 𠮷子', email: 'yoshiko@example.jp' });
  for (const word of ['髙橋', 'yoshiko', 'name', btoa('yoshiko').slice(0, 6)])
    expect(text).not.toContain(word);
});

test.each(['', 'null', '{"name":"x"}', 'AAAA', '髙', obfuscate({ a: 1 }).slice(1)])(
  '[STOR-05] a text that was not written by obfuscate is undefined: %s',
  (text) => expect(reveal(text)).toBeUndefined(),
);
