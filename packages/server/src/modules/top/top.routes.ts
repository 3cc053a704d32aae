import type { Handlers } from '../../http/contract.ts';
import type { Services } from '../../services.ts';
import { allPlayers, favoriteOf, viewPlayer } from '../account/index.ts';
import { avatarOf, groupTopics, newestUnread, senderOf } from '../messages/index.ts';

const mostUnread = 10;

export function topRoutes({ db }: Services): Pick<Handlers, 'getTop'> {
  return {
    async getTop({ session }) {
      const [favorite, unread, players, topics] = await Promise.all([
        favoriteOf(db, session.personId),
        newestUnread(db, session, mostUnread),
        allPlayers(db),
        groupTopics(db),
      ]);
      return {
        favoritePlayer: favorite ? viewPlayer(favorite) : null,
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
        playerList: players.map(viewPlayer),
        groupTopics: topics,
      };
    },
  };
}
