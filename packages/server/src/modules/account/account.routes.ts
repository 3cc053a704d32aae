import type { components } from '@homestand/api-client/contract';
import { contentCache } from '../../db/contentCache.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { fileAddress } from '../../http/fileAddresses.ts';
import type { Services } from '../../services.ts';
import { countVisits, favoriteRecordOf, seasonOf, userById } from './myPage.queries.ts';
import {
  allPlayers,
  badgesOf,
  chooseFavorite,
  isActive,
  type PlayerRow,
} from './players.queries.ts';

type AccountHandlers = Pick<Handlers, 'listPlayers' | 'setFavoritePlayer' | 'getMyPage'>;

export function accountRoutes({ db }: Services): AccountHandlers {
  const players = contentCache(async () => (await allPlayers(db)).filter(isActive).map(viewPlayer));
  return {
    listPlayers: async ({ session }) => ({ playersInfo: await players(session.contentVersion) }),

    async setFavoritePlayer({ session, body }) {
      const playerId = body.playerCardsId || null;
      if (!(await chooseFavorite(db, session.personId, playerId))) throw notFound();
      return null;
    },

    async getMyPage({ session }) {
      const userId = session.personId;
      const [counts, favorite, season, visitCount, { createdAt, ...me }] = await Promise.all([
        badgesOf(db, userId),
        favoriteRecordOf(db, userId),
        seasonOf(db, userId),
        countVisits(db, userId),
        userById(db, userId),
      ]);
      return {
        orderCount: counts.orderCount ?? 0,
        chatCount: Number(counts.chatCount ?? 0),
        collectionCount: counts.collectionCount ?? 0,
        favoritePlayer: favorite
          ? {
              id: favorite.id,
              name: favorite.nameJapanese,
              avatarUrl: fileAddress(favorite.avatarFile),
              pictureUrl: fileAddress(favorite.pictureFile),
              jerseyNumber: favorite.jerseyNumber,
              since: favorite.favoriteSince?.toISOString() ?? null,
              messages: favorite.messages ?? 0,
              cards: favorite.cards ?? 0,
              totalCards: favorite.totalCards ?? 0,
            }
          : null,
        myInfo: me,
        pickupCount: counts.pickupCount ?? 0,
        hasAddress: counts.hasAddress === true,
        joinedAt: createdAt.toISOString(),
        season,
        ...(visitCount !== undefined && { visitCount }),
      };
    },
  };
}

export const viewPlayer = ({
  id,
  nameRomaji,
  nameJapanese,
  avatarFile,
  pictureFile,
}: PlayerRow): components['schemas']['Player'] => ({
  id,
  nameRomaji,
  nameJapanese,
  avatarUrl: fileAddress(avatarFile),
  pictureUrl: fileAddress(pictureFile),
});
