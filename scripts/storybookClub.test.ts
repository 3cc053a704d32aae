import { expect, test } from 'vitest';
import { clubWith, demoClub, secondClub } from '../tests/support/clubs.ts';
import { clubOf, shownClubIn } from './storybookClub.ts';

test('without --club all arguments go to Storybook', () => {
  expect(clubOf(['dev', '-p', '6006'])).toEqual({
    color: null,
    folder: null,
    args: ['dev', '-p', '6006'],
  });
});

test('a colour, or the folder of a club, is taken out of the arguments', () => {
  for (const [value, folder] of [
    ['#0050b5', null],
    [secondClub, secondClub],
  ] as const)
    expect(clubOf(['dev', '--club', value, '-p', '6006'])).toEqual({
      color: '#0050b5',
      folder,
      args: ['dev', '-p', '6006'],
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
  expect(() => clubOf(['--club', ...value])).toThrow(message);
  expect(() => clubOf(['--club', ...value])).toThrow(/such as #0050b5/);
});

test('[CLUB-04] stories of a club show its name, slogan, logo, notices and words by component', () => {
  const { color, facts, texts } = shownClubIn(secondClub);
  expect(color).toBe('#0050b5');
  expect(facts).toMatchObject({
    team: '青浜マリナーズ',
    slogan: '潮風とともに、もう一勝。',
    logoUrl: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    shippingFee: 880,
  });
  expect(texts).toMatchObject({
    TabBar: { card: 'トレカ', shop: '売店' },
    CardFront: { kind: { gold: 'プレミアム' }, stamp: { gold: 'PREMIUM' } },
    Screen: { titles: { shop: 'マリナーズ売店' } },
  });
  expect(shownClubIn(demoClub).facts.team).toBe('湊スカーレッツ');
});
