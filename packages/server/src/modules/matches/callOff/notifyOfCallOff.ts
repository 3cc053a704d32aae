import { transact } from '../../../db/database.ts';
import type { Services } from '../../../services.ts';
import { notifyProcesses, writeEvents } from '../../live/index.ts';
import { isAnyoneNotified, lockCallOff, markNotified, moveOrders } from './callOff.queries.ts';
import { orderEvent } from './callOff.ts';

/** Fans of one transaction. */
const maxAtOnce = 100;

/**
 * Notifies the fans of a match that was called off, each once: the event that notifies is written with the mark. Orders that
 * were being placed when it was called off are moved first.
 */
export async function notifyOfCallOff(
  services: Services,
  { callOffId }: { callOffId: string },
): Promise<void> {
  await moveLateOrders(services, callOffId);
  while (await notifyFans(services, callOffId)) notifyProcesses(services);
  notifyProcesses(services);
}

const moveLateOrders = ({ db }: Services, callOffId: string): Promise<void> =>
  transact(db, async (tx) => {
    const callOff = await lockCallOff(tx, callOffId);
    if (!callOff || callOff.undoneAt || (await isAnyoneNotified(tx, callOffId))) return;
    if (!callOff.isOver) throw new Error('The call-off can still be taken back.');
    const orders = await moveOrders(tx, callOff);
    await writeEvents(tx, orders.flatMap(orderEvent));
  });

/** False if nobody is left. */
const notifyFans = ({ db }: Services, callOffId: string): Promise<boolean> =>
  transact(db, async (tx) => {
    const callOff = await lockCallOff(tx, callOffId);
    if (!callOff || callOff.undoneAt) return false;
    const { matchId } = callOff;
    const fans = await markNotified(tx, callOffId, maxAtOnce);
    await writeEvents(
      tx,
      fans.flatMap(({ userId: personId, isConcerned }) =>
        isConcerned ? [{ type: 'matchCalledOff' as const, personId, matchId, callOffId }] : [],
      ),
    );
    return fans.length > 0;
  });
