import { expect, test } from 'vitest';
import { clubWith, secondClub } from '../tests/support/clubs.ts';
import { clubColorOf } from './storybookClub.ts';

test('without --club all arguments go to Storybook', () => {
  expect(clubColorOf(['dev', '-p', '6006'])).toEqual({ color: null, rest: ['dev', '-p', '6006'] });
});

test('a colour, or the colour of a club’s folder, is taken out of the arguments', () => {
  for (const value of ['#0050b5', secondClub])
    expect(clubColorOf(['dev', '--club', value, '-p', '6006'])).toEqual({
      color: '#0050b5',
      rest: ['dev', '-p', '6006'],
    });
});

test.each([
  ['no value', [], /club[.]json がありません/],
  ['a folder that does not exist', ['nowhere'], /nowhere に club[.]json がありません/],
  [
    'a folder whose file is wrong, with its line',
    [clubWith({ color: 'blue' }).CLUB_FOLDER],
    /^club[.]json:1:\d+ 「color」/m,
  ],
])('%s is refused with what is expected', (_, value, message) => {
  expect(() => clubColorOf(['--club', ...value])).toThrow(message);
  expect(() => clubColorOf(['--club', ...value])).toThrow(/such as #0050b5/);
});
