import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { sampleColor } from '../tokens';
import { demoGoods } from './goods';
import { players } from './players';
import { portrait } from './portrait';
import { sampleClub } from './sampleClub';
import { chooseColor, inNameOfClub, showClub } from './shownClub';

afterEach(() => {
  showClub(null);
  chooseColor('');
});

const has = (picture: string | undefined, color: string) =>
  picture?.includes(encodeURIComponent(color)) ?? false;

test('[BOOK-04] shirts, caps and goods of the samples have the colour of the toolbar; skin and wood stay', () => {
  const [player] = players;
  const sample = { portrait: portrait(player), goods: demoGoods('towel').imageUrls };
  expect(inNameOfClub(sample)).toBe(sample);
  for (const color of ['#ffd400', '#0050b5', '#006b3f']) {
    chooseColor(color);
    const shown = inNameOfClub(sample);
    for (const picture of [shown.portrait, ...shown.goods]) {
      expect(has(picture, color)).toBe(true);
      expect(has(picture, sampleColor)).toBe(false);
    }
    expect(has(shown.portrait, player.skin)).toBe(true);
  }
});

test('[BOOK-04] so have those in elements', () => {
  chooseColor('#0050b5');
  const element = createElement('p', null, createElement('img', { src: portrait(players[0]) }));
  expect(inNameOfClub({ hero: element }).hero.props).toEqual({
    children: expect.objectContaining({
      props: { src: expect.stringContaining(encodeURIComponent('#0050b5')) },
    }),
  });
});

test('[CLUB-04] a shown club has its name, slogan, logo and colour in the samples', () => {
  const facts = { team: '青浜マリナーズ', slogan: '潮風とともに', logoUrl: 'data:,logo' };
  showClub({ color: '#0050b5', facts, texts: {} });
  const { team, slogan } = sampleClub;
  expect(
    inNameOfClub({ text: `${team}（${slogan}）`, logoUrl: null, pictureUrl: portrait(players[0]) }),
  ).toEqual({
    text: '青浜マリナーズ（潮風とともに）',
    logoUrl: 'data:,logo',
    pictureUrl: expect.stringContaining(encodeURIComponent('#0050b5')),
  });
});
