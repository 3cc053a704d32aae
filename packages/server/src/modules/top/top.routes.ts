import { contentCache } from '../../db/contentCache.ts';
import type { Handlers } from '../../http/contract.ts';
import type { Services } from '../../services.ts';
import { allPlayers, isActive, viewPlayer } from '../account/index.ts';
import { avatarOf, groupTopics, playersOf, senderOf } from '../messages/index.ts';
import { topOf } from './top.queries.ts';

export function topRoutes({ db }: Services): Pick<Handlers, 'getTop'> {
  const content = contentCache(async () => {
    const [players, groups, senders] = await Promise.all([
      allPlayers(db),
      groupTopics(db),
      playersOf(db),
    ]);
    const active = players.filter(isActive).map(viewPlayer);
    return { players, active, groups, ...senders };
  });

  return {
    async getTop({ session }) {
      const [{ players, active, groups, byId, byAccount }, { favoritePlayerId, unread }] =
        await Promise.all([content(session.contentVersion), topOf(db, session.personId)]);
      const favorite = players.find(({ id }) => id === favoritePlayerId);
      return {
        favoritePlayer: favorite ? viewPlayer(favorite) : null,
        unreadMessages: unread.map((row) => {
          const player = row.senderType === 'player' ? byAccount.get(row.senderId) : undefined;
          return {
            messageId: row.id,
            topicId: row.topicId,
            senderAvatar: avatarOf({
              senderType: row.senderType,
              avatarFile: player?.avatarFile ?? null,
              pictureUrl: row.fanPictureUrl,
            }),
            senderName: player?.name ?? row.fanName ?? '',
            ...senderOf({ ...row, senderPlayerId: player?.id ?? null }),
            messageTime: row.createdAt.toISOString(),
            topicTitle: row.topicTitle || (byId.get(row.playerId)?.name ?? ''),
            content: row.content,
            messageType: row.mediaKind ?? ('text' as const),
          };
        }),
        playerList: active,
        groupTopics: groups,
      };
    },
  };
}
