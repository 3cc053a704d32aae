import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubColorOf } from './storybookClub.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'club-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'club.json');
  writeFileSync(file, text);
  return file;
}

test('without --club all arguments go to Storybook', () => {
  expect(clubColorOf(['dev', '-p', '6006'])).toEqual({ color: null, rest: ['dev', '-p', '6006'] });
});

test('a colour, or the colour of a file, is taken out of the arguments', () => {
  const file = fileWith('{ "name": "Blue", "color": "#0050b5" }');
  for (const value of ['#0050b5', file])
    expect(clubColorOf(['dev', '--club', value, '-p', '6006'])).toEqual({
      color: '#0050b5',
      rest: ['dev', '-p', '6006'],
    });
});

test.each([
  ['no value', undefined, /There is no file ""/],
  ['a file that does not exist', 'nothing.json', /There is no file "nothing.json"/],
  ['a file without a colour', '{}', /has the color undefined/],
  ['a file with a word', '{ "color": "blue" }', /has the color "blue"/],
])('%s is refused with what is expected', (_, value, message) => {
  const given = value?.startsWith('{') ? fileWith(value) : value;
  const args = given === undefined ? ['--club'] : ['--club', given];
  expect(() => clubColorOf(args)).toThrow(message);
  expect(() => clubColorOf(args)).toThrow(/such as #0050b5/);
});
