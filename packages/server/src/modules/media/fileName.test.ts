import { expect, test } from 'vitest';
import { cleanName } from './fileName.ts';

test.each([
  ['../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\写真\\旅行.png', '旅行.png'],
  ['a\0b.jpg', 'ab.jpg'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  [`${'長'.repeat(300)}.mp4`, `${'長'.repeat(80)}.mp4`],
  [`a.${'x'.repeat(300)}`, `a.${'x'.repeat(9)}`],
  [`${'a'.repeat(79)}⚾️🏟🏟.jpg`, `${'a'.repeat(79)}⚾.jpg`],
  ['', 'file'],
  ['..', 'file'],
  ['   ', 'file'],
  ['.jpg', '.jpg'],
])('the name %j is displayed as %j', (name, shown) => {
  expect(cleanName(name)).toBe(shown);
});

test('a file without a name gets a default name', () => {
  expect(cleanName(undefined)).toBe('file');
});
