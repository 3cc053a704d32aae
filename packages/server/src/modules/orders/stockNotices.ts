import { transact } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses, writeEvents } from '../live/index.ts';
import {
  deleteSentNotices,
  lockOption,
  markNotified,
  restockedOption,
  restockedOptions,
} from './stockNotices.queries.ts';

/** Rows of one transaction, as of every job. */
const maxAtOnce = 100;

/** How long a piece is left to a fan who was notified of it, before the next one is. */
export const hoursForOrder = 2;

/**
 * Notifies fans that what they wait for can be ordered again: the longest waiting first, each once, and not more than there
 * are pieces. Returns how many.
 */
export async function notifyRestocks(services: Services): Promise<number> {
  const { db } = services;
  await deleteSentNotices(db);
  if (!services.push) return 0;
  let total = 0;
  for (const optionId of await restockedOptions(db)) {
    for (let count = maxAtOnce; count === maxAtOnce; ) {
      count = await notifyFans(services, optionId);
      total += count;
      if (count > 0) notifyProcesses(services);
    }
  }
  return total;
}

/** The event is what notifies: it is written with the mark, so that neither is there without the other. */
const notifyFans = ({ db }: Services, optionId: number): Promise<number> =>
  transact(db, async (tx) => {
    await lockOption(tx, optionId);
    const option = await restockedOption(tx, optionId, hoursForOrder);
    const most = Math.min(option ? (option.available ?? maxAtOnce) : 0, maxAtOnce);
    if (!option || most <= 0) return 0;
    const { productId } = option;
    const people = await markNotified(tx, optionId, most);
    await writeEvents(
      tx,
      people.map((personId) => ({ type: 'restock', personId, productId, optionId })),
    );
    return people.length;
  });
