import { momentOf } from '@homestand/api-client/day';
import type { Transaction } from 'kysely';
import { figuresOf, insertClosing } from '../../modules/matches/closing/index.ts';
import { insertMatches, matchWithWindow } from '../../modules/matches/index.ts';
import type { PurchaseLimits } from '../../modules/orders/index.ts';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { SeededFans } from './fans.ts';
import type { SeededPlayers } from './players.ts';
import type { SeededStaff } from './staff.ts';

type Seeded = { players: SeededPlayers; fans: SeededFans };

/** Numbers of the matches by their days. */
export type SeededMatches = ReadonlyMap<string, number>;

/** Adds the matches, who decided them and who was there. */
export async function addMatches(
  tx: Transaction<Tables>,
  { matches }: DemoData,
  { players, fans }: Seeded,
): Promise<SeededMatches> {
  const ids = await insertMatches(
    tx,
    matches.map(({ winningPitcher: _, hero: _hero, closedBy: _closedBy, ...match }) => match),
  );
  const heroes = matches.flatMap((match, index) =>
    (['winningPitcher', 'hero'] as const).flatMap((kind) => {
      const [matchId, player] = [ids[index], players.get(match[kind] ?? '')];
      // Their fans were notified after the match.
      const notifiedAt = match.counterTo;
      return matchId && player ? [{ matchId, kind, playerId: player.id, notifiedAt }] : [];
    }),
  );
  if (heroes.length > 0) await tx.insertInto('matchHeroes').values(heroes).execute();
  // Each fan was at another part of the matches that are over.
  const visits = [...fans.values()].flatMap((userId, fan) =>
    matches.flatMap(({ state, day }, index) => {
      const matchId = ids[index];
      return state !== 'finished' || matchId === undefined || index % (fan + 1) !== 0
        ? []
        : [{ userId, matchId, code: 'rotating' as const, scannedAt: momentOf(day, '12:10') }];
    }),
  );
  if (visits.length > 0) await tx.insertInto('matchVisits').values(visits).execute();
  return new Map(matches.flatMap(({ day }, index) => (ids[index] ? [[day, ids[index]]] : [])));
}

type Seed = { matchIds: SeededMatches; staff: SeededStaff; limits: PurchaseLimits };

/** Closes matches with the figures of their orders, at the end of their counter. */
export async function closeMatches(
  tx: Transaction<Tables>,
  { matches }: DemoData,
  { matchIds, staff, limits }: Seed,
): Promise<void> {
  for (const { day, counterTo, closedBy } of matches) {
    const [matchId, staffId] = [matchIds.get(day), closedBy && staff.get(closedBy)];
    if (matchId === undefined || !staffId) continue;
    const match = await matchWithWindow(tx, matchId);
    if (!match) continue;
    const figures = await figuresOf(tx, match, limits);
    // The desks of today are none of that day.
    const ofThen = { ...figures, at: counterTo.toISOString(), tills: [] };
    await insertClosing(tx, { matchId, closedBy: staffId, figures: ofThen });
  }
}
