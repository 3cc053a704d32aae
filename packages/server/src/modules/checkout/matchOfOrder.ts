import { pickupMatches } from '@homestand/api-client/pickupMatches';
import type { Queries } from '../../db/database.ts';
import { notAllowed } from '../../http/errors.ts';
import { messages } from '../../messages.ts';
import { matchesWithCounter } from '../matches/index.ts';

type Choice = {
  /** Undefined from a client that shows no matches. */
  id: number | undefined;
  field: string;
  now: number;
};

/** The match at whose counter an order is picked up: the one chosen, or the nearest. Null if there is none to choose from. */
export async function matchOfOrder(
  db: Queries,
  { id, field, now }: Choice,
): Promise<number | null> {
  const [match] = pickupMatches(await matchesWithCounter(db, new Date(now), id), now);
  if (!match && id !== undefined) throw notAllowed([{ field, message: messages.matchClosed }]);
  return match?.id ?? null;
}
