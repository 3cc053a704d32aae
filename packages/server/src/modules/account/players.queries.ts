import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';
import { finished } from '../orders/index.ts';

export type PlayerRow = Awaited<ReturnType<typeof allPlayers>>[number];

const players = (db: Queries) =>
  db
    .selectFrom('players')
    .select(['players.id', 'nameRomaji', 'nameJapanese', 'avatarFile', 'pictureFile', 'retiredAt']);

export const allPlayers = (db: Queries) => players(db).orderBy('players.id').execute();

/** Whether fans can choose this player and write to them. */
export const isActive = ({ retiredAt }: Pick<PlayerRow, 'retiredAt'>) => retiredAt === null;

/** False if the player does not exist or is retired. */
export async function chooseFavorite(
  db: Queries,
  userId: string,
  playerId: number | null,
): Promise<boolean> {
  const exists =
    playerId === null ||
    (await players(db)
      .where('players.id', '=', playerId)
      .where('retiredAt', 'is', null)
      .executeTakeFirst()) !== undefined;
  if (!exists) return false;
  await db
    .updateTable('users')
    .set({ favoritePlayerId: playerId, favoriteSince: playerId === null ? null : sql<Date>`now()` })
    // Choosing the same player again keeps `favoriteSince`.
    .where('favoritePlayerId', 'is distinct from', playerId)
    .where('id', '=', userId)
    .execute();
  return true;
}

export async function badgesOf(db: Queries, userId: string) {
  return db
    .selectNoFrom((select) => [
      select
        .selectFrom('orders')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where('paymentStatus', 'in', finished)
        .as('orderCount'),
      select
        .selectFrom('orders')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where('deliveryMethod', '=', 'venue')
        .where('deliveryStatus', '=', 'pending')
        .where('paymentStatus', 'in', finished)
        .as('pickupCount'),
      select
        .selectFrom('topicMembers')
        .select((row) => row.fn.coalesce(row.fn.sum<number>('sentCount'), row.lit(0)).as('count'))
        .where('personId', '=', userId)
        .as('chatCount'),
      select
        .selectFrom('collections')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('userId', '=', userId)
        .where('collectedAt', 'is not', null)
        .as('collectionCount'),
      select
        .exists(select.selectFrom('shippingAddresses').selectAll().where('userId', '=', userId))
        .as('hasAddress'),
    ])
    .executeTakeFirstOrThrow();
}

export const playersWithLogins = (db: Queries) =>
  db
    .selectFrom('players')
    .leftJoin('playerAccounts', 'playerAccounts.playerId', 'players.id')
    .select([
      'players.id',
      'nameJapanese',
      'nameRomaji',
      'jerseyNumber',
      'playerAccounts.id as accountId',
      'loginId',
      'retiredAt',
    ])
    .execute();

type Player = Pick<Tables['players'], 'nameJapanese' | 'nameRomaji' | 'jerseyNumber'> &
  Partial<Pick<Tables['players'], 'avatarFile' | 'pictureFile'>>;

export async function insertPlayer(tx: Transaction<Tables>, player: Player): Promise<number> {
  const { id } = await tx
    .insertInto('players')
    .values(player)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePlayer(
  tx: Transaction<Tables>,
  id: number,
  player: Player,
): Promise<void> {
  await tx.updateTable('players').set(player).where('id', '=', id).execute();
}

/** Locks the row, so that a login in progress ends before or fails after a retirement. */
export async function setRetired(
  tx: Transaction<Tables>,
  id: number,
  isRetired: boolean,
): Promise<void> {
  await tx
    .updateTable('players')
    .set({ retiredAt: isRetired ? sql<Date>`now()` : null })
    .where('id', '=', id)
    .execute();
}
