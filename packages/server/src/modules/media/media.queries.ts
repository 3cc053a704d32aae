import type { Transaction } from 'kysely';
import type { Tables } from '../../db/schema.ts';
import type { StoredMedia } from './store.ts';

export async function addMedia(tx: Transaction<Tables>, topicId: string, media: StoredMedia) {
  await tx
    .insertInto('media')
    .values({ ...media, topicId })
    .execute();
}
