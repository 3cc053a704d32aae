import type { Transaction } from 'kysely';
import { addMedia } from '../../modules/media/index.ts';
import { newId } from '../id.ts';
import type { Tables } from '../schema.ts';
import type {
  DemoData,
  DemoReport,
  DemoGroupTopic as GroupTopic,
  DemoPrivateTopic as PrivateTopic,
  DemoMessage as Said,
} from './demoData.ts';
import type { SeededFans } from './fans.ts';
import type { SeededPlayers } from './players.ts';
import type { SentMedia } from './sentMedia.ts';

type Cast = {
  demo: DemoData;
  players: SeededPlayers;
  fans: SeededFans;
  media: SentMedia;
};

/** Ids of the topics, by their members or their title. */
export type SeededTopics = Map<string, string>;

export const topicKey = (topic: DemoReport['topic']): string =>
  'title' in topic ? topic.title : `${topic.fan} ${topic.jerseyNumber}`;

export async function addTopics(tx: Transaction<Tables>, cast: Cast): Promise<SeededTopics> {
  const ids: SeededTopics = new Map();
  for (const topic of cast.demo.privateTopics)
    ids.set(topicKey(topic), await addPrivateTopic(tx, topic, cast));
  for (const topic of cast.demo.groupTopics)
    ids.set(topicKey(topic), await addGroupTopic(tx, topic, cast));
  return ids;
}

async function addPrivateTopic(tx: Transaction<Tables>, topic: PrivateTopic, cast: Cast) {
  const { messages, unread, unanswered } = topic;
  const userId = cast.fans.get(topic.fan) ?? '';
  const { id: playerId = 0, accountId = '' } = cast.players.get(topic.jerseyNumber) ?? {};
  const topicId = await addTopic(tx, { chatType: 'private', userId, playerId }, messages, cast);
  await addMembers(tx, topicId, messages, cast, [
    { personId: userId, unread },
    { personId: accountId, unread: unanswered },
  ]);
  return topicId;
}

async function addGroupTopic(tx: Transaction<Tables>, topic: GroupTopic, cast: Cast) {
  const { title, messages, jerseyNumbers, unread } = topic;
  const topicId = await addTopic(tx, { chatType: 'group', title }, messages, cast);
  const members = jerseyNumbers.flatMap((number) => cast.players.get(number) ?? []);
  await tx
    .insertInto('topicPlayers')
    .values(members.map(({ id: playerId }) => ({ topicId, playerId })))
    .execute();
  await addMembers(tx, topicId, messages, cast, [
    ...cast.demo.fans.map(({ sub }, index) => ({
      personId: cast.fans.get(sub) ?? '',
      unread: index === 0 ? unread : 0,
    })),
    ...members.map(({ accountId: personId }) => ({ personId, unread: 0 })),
  ]);
  return topicId;
}

type Topic =
  | { chatType: 'private'; userId: string; playerId: number }
  | { chatType: 'group'; title: string };

async function addTopic(
  tx: Transaction<Tables>,
  topic: Topic,
  messages: readonly Said[],
  cast: Cast,
): Promise<string> {
  const times = messages.map(({ sent }) => sent);
  const [createdAt = new Date()] = times;
  const topicId = newId(createdAt.getTime());
  const talkedAt = times.at(-1) ?? createdAt;
  await tx
    .insertInto('topics')
    .values({ ...topic, id: topicId, lastSeq: messages.length, talkedAt, createdAt })
    .execute();
  for (const said of messages) {
    const media = cast.media.get(said);
    if (media) await addMedia(tx, topicId, media);
  }
  const rows = messages.map((said, index) => {
    const createdAt = said.sent;
    return {
      topicId,
      seq: index + 1,
      id: newId(createdAt.getTime()),
      senderType: 'player' in said ? ('player' as const) : ('user' as const),
      senderId: senderOf(said, cast),
      content: said.type === 'text' ? said.content : '',
      mediaId: cast.media.get(said)?.id ?? null,
      createdAt,
    };
  });
  await tx.insertInto('messages').values(rows).execute();
  return topicId;
}

const senderOf = (said: Said, { players, fans }: Cast): string =>
  ('player' in said ? players.get(said.player)?.accountId : fans.get(said.fan)) ?? '';

type Member = { personId: string; unread: number };

async function addMembers(
  tx: Transaction<Tables>,
  topicId: string,
  messages: readonly Said[],
  cast: Cast,
  members: readonly Member[],
): Promise<void> {
  const rows = members.map(({ personId, unread }) => ({
    personId,
    topicId,
    readSeq: messages.length - unread,
    sentCount: messages.filter((said) => senderOf(said, cast) === personId).length,
  }));
  await tx.insertInto('topicMembers').values(rows).execute();
}
