import { addDays, dayOf } from '@homestand/api-client/day';
import { contentCache } from '../../db/contentCache.ts';
import type { Handlers } from '../../http/contract.ts';
import type { Services } from '../../services.ts';
import { allPlayers, isActive, viewPlayer } from '../account/index.ts';
import { currentMatches, viewMatch } from '../matches/index.ts';
import { avatarOf, groupTopics, playersOf, senderOf } from '../messages/index.ts';
import { topOf } from './top.queries.ts';

export function topRoutes({ db, now }: Services): Pick<Handlers, 'getTop'> {
  const content = contentCache(async () => {
    const [matches, players, groups, senders] = await Promise.all([
      currentMatches(db),
      allPlayers(db),
      groupTopics(db),
      playersOf(db),
    ]);
    const active = players.filter(isActive).map(viewPlayer);
    return { matches: matches.map(viewMatch), players, active, groups, ...senders };
  });

  return {
    async getTop({ session }) {
      const [
        { matches, players, active, groups, byId, byAccount },
        { favoritePlayerId, waitingPickups, unread },
      ] = await Promise.all([content(session.contentVersion), topOf(db, session.personId)]);
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
        nextMatches: nextMatches(matches, now()),
        waitingPickups,
      };
    },
  };
}

/** A club of a whole season sends a few: others are on the page of the schedule. */
const maxNext = 8;

type Match = ReturnType<typeof viewMatch>;

/** One of yesterday may run beyond midnight; of later ones only those that take place are next. */
function nextMatches(matches: readonly Match[], now: number): Match[] {
  const today = dayOf(now);
  const yesterday = addDays(today, -1);
  const takesPlace = ({ state }: Match) => state === 'planned' || state === 'on';
  return matches
    .filter((match) => match.day >= yesterday && (match.day <= today || takesPlace(match)))
    .slice(0, maxNext);
}
