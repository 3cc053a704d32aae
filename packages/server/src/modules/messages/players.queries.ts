import type { Queries } from '../../db/database.ts';

/** What messages and topics show of a player. */
type MessagePlayer = {
  id: number;
  name: string;
  avatarFile: string | null;
  /** Their private topics can be read, but nothing can be sent. */
  isRetired: boolean;
};

/** Players by their id, and by the id of their account, under which they write. */
export async function playersOf(db: Queries) {
  const rows = await db
    .selectFrom('players')
    .leftJoin('playerAccounts', 'playerAccounts.playerId', 'players.id')
    .select([
      'players.id',
      'nameJapanese as name',
      'avatarFile',
      'retiredAt',
      'playerAccounts.id as accountId',
    ])
    .execute();
  const players = rows.map(
    ({ accountId, retiredAt, ...player }) =>
      [accountId, { ...player, isRetired: retiredAt !== null }] as const,
  );
  return {
    byId: new Map<number | null, MessagePlayer>(players.map(([, player]) => [player.id, player])),
    byAccount: new Map<string | null, MessagePlayer>(players),
  };
}
