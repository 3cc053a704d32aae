import type { Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import type { Sender } from '../chats/messages.queries.ts';
import type { Target } from '../chats/sends.ts';
import { canReceive, findTopic } from '../chats/topics.queries.ts';
import type { StoredMedia } from './store.ts';

export async function addMedia(tx: Transaction<Tables>, topicId: string, media: StoredMedia) {
  await tx
    .insertInto('media')
    .values({ ...media, topicId })
    .execute();
}

/** Whether a message may go there, asked before a file is read or worked on. */
export async function mayWriteTo(db: Queries, sender: Sender, target: Target): Promise<boolean> {
  if ('topicId' in target) return (await findTopic(db, sender, target.topicId)) !== undefined;
  return canReceive(db, target.playerId);
}
