import type { Queries } from '../db/database.ts';
import { playersWithLogins } from '../modules/account/index.ts';

export type RosterEntry = Awaited<ReturnType<typeof rosterOf>>[number];

/** All players, as the numbers on their shirts go. */
export async function rosterOf(db: Queries) {
  const players = await playersWithLogins(db);
  return players.toSorted(
    (one, other) =>
      Number(one.jerseyNumber) - Number(other.jerseyNumber) ||
      one.jerseyNumber.localeCompare(other.jerseyNumber),
  );
}

const plain = (name: string) => name.normalize('NFKC').replace(/\s/g, '').toLowerCase();

/** However the blank between family name and given name was typed. */
export const isSameName = (one: string, other: string) => plain(one) === plain(other);

/** Who is meant by a number or a name. */
export const findInRoster = (roster: readonly RosterEntry[], reference: string) =>
  roster.find(({ jerseyNumber }) => jerseyNumber === reference.replace(/^#/, '')) ??
  roster.find(
    ({ nameJapanese, nameRomaji }) =>
      isSameName(nameJapanese, reference) || isSameName(nameRomaji, reference),
  );
