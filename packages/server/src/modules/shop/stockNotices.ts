import { sql } from 'kysely';
import { transact } from '../../db/database.ts';
import { deleteInBatches } from '../../db/deleteInBatches.queries.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses, writeEvents } from '../live/index.ts';
import { lockOption, markTold, restockedOption, restockedOptions } from './stockNotices.queries.ts';

/** Rows of one transaction, as of every job. */
const maxAtOnce = 100;

/** How long a piece is left to a fan who was told of it, before the next one is told. */
export const hoursForOrder = 2;

/**
 * Tells fans that what they wait for can be ordered again: the longest waiting first, each once, and not more than there
 * are pieces. Returns how many.
 */
export async function tellRestocked(services: Services): Promise<number> {
  const { db } = services;
  await deleteInBatches(db, 'stock_notices', sql`told_at < now() - interval '1 day'`);
  if (!services.push) return 0;
  let count = 0;
  for (const optionId of await restockedOptions(db)) {
    for (let told = maxAtOnce; told === maxAtOnce; ) {
      told = await tell(services, optionId);
      count += told;
      if (told > 0) notifyProcesses(services);
    }
  }
  return count;
}

/** The event is what notifies: it is written with the mark, so that neither is there without the other. */
const tell = ({ db }: Services, optionId: number): Promise<number> =>
  transact(db, async (tx) => {
    await lockOption(tx, optionId);
    const option = await restockedOption(tx, optionId, hoursForOrder);
    const most = Math.min(option ? (option.untold ?? maxAtOnce) : 0, maxAtOnce);
    if (!option || most <= 0) return 0;
    const { productId } = option;
    const people = await markTold(tx, optionId, most);
    await writeEvents(
      tx,
      people.map((personId) => ({ type: 'restock', personId, productId, optionId })),
    );
    return people.length;
  });
