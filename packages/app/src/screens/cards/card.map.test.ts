import { expect, test } from 'vitest';
import type { Card } from '../../data/cards/cards';
import { playerCardOf } from './card.map';

const card: Card = {
  cardId: 12,
  nameJapanese: '真壁 悠真',
  nameRomaji: 'Makabe Yuma',
  jerseyNumber: '7',
  pictureUrl: '/makabe.webp',
  cardType: 'gold',
  hasFavorited: true,
  birthYear: 2001,
  height: 178,
  weight: 76,
  birthPlace: '神奈川県',
  school: '浜野商業高',
  position: 3,
  batting: 2,
  message: 'よろしく',
  audioUrl: null,
  videoUrl: null,
};

test('names codes and fields as the card pieces do', () => {
  expect(playerCardOf(card)).toEqual({
    id: 12,
    name: '真壁 悠真',
    romaji: 'Makabe Yuma',
    jerseyNumber: '7',
    pictureUrl: '/makabe.webp',
    kind: 'gold',
    collected: true,
    birthYear: 2001,
    height: 178,
    weight: 76,
    birthPlace: '神奈川県',
    school: '浜野商業高',
    position: 'infielder',
    batting: 'rightLeft',
    message: 'よろしく',
    audioUrl: null,
    videoUrl: null,
  });
});

test.each([null, 0, 9])('the code %s has no name', (code) => {
  expect(playerCardOf({ ...card, position: code, batting: code })).toMatchObject({
    position: null,
    batting: null,
  });
});
