import { type Insertable, sql, type Transaction } from 'kysely';
import type { Database, Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type CardRow = Awaited<ReturnType<typeof cardsOf>>[number];

const cards = (db: Queries, userId: string) =>
  db
    .selectFrom('cards')
    .innerJoin('players', 'players.id', 'cards.playerId')
    .leftJoin('collections', (join) =>
      join.onRef('collections.cardId', '=', 'cards.id').on('collections.userId', '=', userId),
    )
    .leftJoin('users', (join) => join.on('users.id', '=', userId))
    .select([
      'cards.id',
      'cards.cardType',
      'cards.message',
      'cards.pictureFile',
      'cards.audioFile',
      'cards.videoFile',
      'players.nameJapanese',
      'players.nameRomaji',
      'players.jerseyNumber',
      'players.position',
      'players.batting',
      'players.birthYear',
      'players.height',
      'players.weight',
      'players.birthPlace',
      'players.school',
      'collections.shownAt',
      'collections.collectedAt',
    ]);

/** All cards of the album, the favourite player's first. */
export const cardsOf = (db: Queries, userId: string) =>
  cards(db, userId)
    .orderBy(sql`users.favorite_player_id is not distinct from cards.player_id`, 'desc')
    .orderBy('cards.playerId')
    .orderBy('cards.id')
    .execute();

export const cardOf = (db: Queries, userId: string, cardId: number) =>
  cards(db, userId).where('cards.id', '=', cardId).executeTakeFirst();

/** Records that a fan has shown a card's code. Undefined if no card has this code. */
export async function showCode(
  db: Database,
  userId: string,
  uuid: string,
): Promise<{ cardId: number; collected: boolean } | undefined> {
  const card = await db
    .selectFrom('cards')
    .select('id')
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!card) return undefined;
  const { collectedAt } = await db
    .insertInto('collections')
    .values({ userId, cardId: card.id })
    .onConflict((rows) =>
      rows.columns(['userId', 'cardId']).doUpdateSet({ shownAt: sql<Date>`collections.shown_at` }),
    )
    .returning('collectedAt')
    .executeTakeFirstOrThrow();
  return { cardId: card.id, collected: collectedAt !== null };
}

/** Adds a card whose code was shown. Repeated calls keep the first time. */
export async function collect(
  db: Database | Transaction<Tables>,
  userId: string,
  cardId: number,
): Promise<boolean> {
  const collected = await db
    .updateTable('collections')
    .set({ collectedAt: sql<Date>`coalesce(collected_at, now())` })
    .where('userId', '=', userId)
    .where('cardId', '=', cardId)
    .executeTakeFirst();
  return collected.numUpdatedRows > 0n;
}

export const cardByUuid = (db: Queries, uuid: string) =>
  db.selectFrom('cards').select(['id', 'playerId']).where('uuid', '=', uuid).executeTakeFirst();

type CardContent = Insertable<Tables['cards']>;

/** Writes a card anew, or changes the one with this id. */
export async function saveCard(
  tx: Transaction<Tables>,
  id: number | undefined,
  content: CardContent,
): Promise<void> {
  if (id === undefined) await tx.insertInto('cards').values(content).execute();
  else await tx.updateTable('cards').set(content).where('id', '=', id).execute();
}
