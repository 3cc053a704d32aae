import type { Queries } from '../db/database.ts';
import { playersWithLogins } from '../modules/account/index.ts';
import { halfWidth, plainForm } from '../text/plainForm.ts';

export type RosterEntry = Awaited<ReturnType<typeof rosterOf>>[number];

/** All players, ordered by jersey number. */
export async function rosterOf(db: Queries) {
  const players = await playersWithLogins(db);
  return players.toSorted(
    (a, b) =>
      Number(a.jerseyNumber) - Number(b.jerseyNumber) ||
      a.jerseyNumber.localeCompare(b.jerseyNumber),
  );
}

/** Compares names without regard to the spaces between family name and given name. */
export const isSameName = (a: string, b: string) => plainForm(a) === plainForm(b);

/** Finds an active player by jersey number or name, otherwise a retired one. */
export function findInRoster(
  roster: readonly RosterEntry[],
  reference: string,
): RosterEntry | undefined {
  const found = withReference(roster, reference);
  return found.find(({ retiredAt }) => retiredAt === null) ?? found[0];
}

/** The players with this login id, jersey number or name; a number that was passed on has several. */
export function withReference(roster: readonly RosterEntry[], reference: string): RosterEntry[] {
  const number = halfWidth(reference).replace(/^#/, '');
  const candidates = [
    roster.filter(({ loginId }) => loginId === reference),
    roster.filter(({ jerseyNumber }) => jerseyNumber === number),
    roster.filter(
      ({ nameJapanese, nameRomaji }) =>
        isSameName(nameJapanese, reference) || isSameName(nameRomaji, reference),
    ),
  ];
  return candidates.find((players) => players.length > 0) ?? [];
}

/** The active player who wears this number, or the retired one with both number and name. */
export const findWearer = (
  roster: readonly RosterEntry[],
  { jerseyNumber, nameJapanese }: Pick<RosterEntry, 'jerseyNumber' | 'nameJapanese'>,
): RosterEntry | undefined => {
  const wearers = roster.filter((player) => player.jerseyNumber === jerseyNumber);
  return (
    wearers.find(({ retiredAt }) => retiredAt === null) ??
    wearers.find((wearer) => isSameName(wearer.nameJapanese, nameJapanese))
  );
};
