import type { components } from '@homestand/api-client';
import type { Session } from '@homestand/app-core/session/session';
import {
  fanOf,
  fanPictureOf,
  pictureOf,
  playerId,
  sampleId,
  samplePlayer,
  timeOf,
} from '@homestand/app-core/testing/sampleClub';
import { playerOf } from '@homestand/demo-club';
import { avatar } from '@homestand/demo-club/drawings';

type Schemas = components['schemas'];

const me = fanOf('demo-fan-01');
const favorite = playerOf('7');

export const fanSession: Session = {
  viewer: 'user',
  token: 'sample-fan',
  userId: sampleId(1),
  name: me.name,
  email: me.email,
  pictureUrl: fanPictureOf(me.sub),
  playerCardsId: null,
};

export const playerSession: Session = {
  viewer: 'player',
  token: 'sample-player',
  userId: sampleId(2),
  name: favorite.nameJapanese,
  email: null,
  pictureUrl: pictureOf(avatar(favorite)),
  playerCardsId: playerId(favorite),
};

export const favoritePlayer = samplePlayer(favorite);

export const myPage: Schemas['MyPage'] = {
  orderCount: 8,
  chatCount: 142,
  collectionCount: 12,
  favoritePlayer: {
    id: favoritePlayer.id,
    name: favoritePlayer.nameJapanese,
    avatarUrl: favoritePlayer.avatarUrl,
    pictureUrl: favoritePlayer.pictureUrl,
    jerseyNumber: favorite.jerseyNumber,
    since: timeOf({ daysAgo: 214, time: '20:00' }),
    messages: 48,
    cards: 2,
    totalCards: 3,
  },
  myInfo: { name: me.name, pictureUrl: fanPictureOf(me.sub) },
  pickupCount: 2,
  hasAddress: true,
  joinedAt: timeOf({ daysAgo: 214, time: '20:00' }),
  visitCount: 3,
  season: [0, 0, 0, 0, 11, 18, 24, 9, 15, 31, 22, 12].map((messages, at) => ({
    month: new Date(Date.UTC(2025, 11 + at)).toISOString().slice(0, 7),
    messages,
    cards: messages > 10 ? 2 : 0,
  })),
};
