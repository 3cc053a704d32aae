import type { Queries } from '../db/database.ts';
import { playersWithLogins } from '../modules/account/index.ts';

export type RosterEntry = Awaited<ReturnType<typeof rosterOf>>[number];

/** All players, ordered by jersey number. */
export async function rosterOf(db: Queries) {
  const players = await playersWithLogins(db);
  return players.toSorted(
    (one, other) =>
      Number(one.jerseyNumber) - Number(other.jerseyNumber) ||
      one.jerseyNumber.localeCompare(other.jerseyNumber),
  );
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** Compares names without regard to the spaces between family name and given name. */
export const isSameName = (one: string, other: string) => plain(one) === plain(other);

/** Finds a player by jersey number or name. */
export const findInRoster = (roster: readonly RosterEntry[], reference: string) =>
  roster.find(({ jerseyNumber }) => jerseyNumber === reference.replace(/^#/, '')) ??
  roster.find(
    ({ nameJapanese, nameRomaji }) =>
      isSameName(nameJapanese, reference) || isSameName(nameRomaji, reference),
  );
