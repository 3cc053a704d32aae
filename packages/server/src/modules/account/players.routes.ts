import type { components } from '@homestand/api-client';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { fileAddress } from '../media/files.ts';
import { avatarOf, senderOf } from '../messages/messageView.ts';
import { groupTopics, newestUnread } from '../messages/topics.queries.ts';
import { favoriteRecordOf, seasonOf } from './myPage.queries.ts';
import {
  allPlayers,
  chooseFavorite,
  countsOf,
  favoriteOf,
  type PlayerRow,
} from './players.queries.ts';

type PlayerHandlers = Pick<Handlers, 'getTop' | 'listPlayers' | 'setFavoritePlayer' | 'getMyPage'>;

const mostUnread = 10;

export function playersRoutes({ db }: Services): PlayerHandlers {
  return {
    async getTop({ session }) {
      const [favorite, unread, players, topics] = await Promise.all([
        favoriteOf(db, session.personId),
        newestUnread(db, session, mostUnread),
        allPlayers(db),
        groupTopics(db),
      ]);
      return {
        favoritePlayer: favorite ? view(favorite) : null,
        unreadMessages: unread.map((row) => ({
          messageId: row.id,
          topicId: row.topicId,
          senderAvatar: avatarOf(row),
          senderName: row.senderName,
          ...senderOf(row),
          messageTime: row.createdAt.toISOString(),
          topicTitle: row.topicTitle,
          content: row.content,
          messageType: row.mediaKind ?? ('text' as const),
        })),
        playerList: players.map(view),
        groupTopics: topics,
      };
    },

    listPlayers: async () => ({ playersInfo: (await allPlayers(db)).map(view) }),

    async setFavoritePlayer({ session, body }) {
      const playerId = body.playerCardsId || null;
      if (!(await chooseFavorite(db, session.personId, playerId))) throw notFound();
      return null;
    },

    async getMyPage({ session }) {
      const userId = session.personId;
      const [counts, favorite, season, { createdAt, ...me }] = await Promise.all([
        countsOf(db, userId),
        favoriteRecordOf(db, userId),
        seasonOf(db, userId),
        db
          .selectFrom('users')
          .select(['name', 'pictureUrl', 'createdAt'])
          .where('id', '=', userId)
          .executeTakeFirstOrThrow(),
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
      };
    },
  };
}

const view = ({
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
