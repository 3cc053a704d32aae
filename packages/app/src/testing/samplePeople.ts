import type { components } from '@homestand/api-client';
import type { Session } from '@homestand/app-core/session/session';
import {
  avatar,
  type Before,
  fanAvatar,
  fans,
  momentOf,
  type Player,
  playerOf,
  players,
  portrait,
} from '@homestand/demo-club';

type Schemas = components['schemas'];

/** The time of the stories, at which their clock stands. */
const now = new Date('2026-11-21T12:00:00+09:00');

export const timeOf = (before: Before) => momentOf(before, now).toISOString();

export const pictureOf = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const sampleId = (number: number) =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Players have the number of their place in the roster. */
const playerId = (player: Player) => players.indexOf(player) + 1;

export const fanOf = (sub: string) => {
  const found = fans.find((fan) => fan.sub === sub);
  if (!found) throw new Error(`No fan has the id ${sub}.`);
  return found;
};

const me = fanOf('demo-fan-01');
const favorite = playerOf('7');

export const fanPictureOf = (sub: string) => pictureOf(fanAvatar(fanOf(sub).motif));

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

export const samplePlayer = (player: Player): Schemas['Player'] => ({
  id: playerId(player),
  nameJapanese: player.nameJapanese,
  nameRomaji: player.nameRomaji,
  avatarUrl: pictureOf(avatar(player)),
  pictureUrl: pictureOf(portrait(player)),
});

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
  season: [0, 0, 0, 0, 11, 18, 24, 9, 15, 31, 22, 12].map((messages, at) => ({
    month: new Date(Date.UTC(2025, 11 + at)).toISOString().slice(0, 7),
    messages,
    cards: messages > 10 ? 2 : 0,
  })),
};
