import { timeOf } from '@homestand/app-core/testing/sampleClub';
import { storedCheck, storedHandOvers, storedList } from '../data/counter/deskStorage';
import { getStaffSession } from '../data/staff/staffSession';
import { openPickups, pickupOf } from './sampleCounter';
import { dueOrder } from './sampleOrders';

/** This session has loaded the list of the counter ten minutes ago. */
function storeDeskList() {
  const token = getStaffSession()?.token ?? '';
  const at = timeOf({ minutesAgo: 10 });
  const endsAt = timeOf({ minutesAgo: -8 * 60 });
  storedList.write({ token, endsAt, at, wholeAt: at, open: openPickups, closed: [] });
  storedCheck.write(at);
}

/** The same, and an order that was handed over since, without the server. */
export function workWithoutConnection() {
  storeDeskList();
  const { id: orderId, name, items, due } = pickupOf(dueOrder);
  const key = 'sample-hand-over';
  const item = {
    ...{ key, orderId, name, amount: due, means: 'cash' as const },
    count: items.reduce((sum, { quantity }) => sum + quantity, 0),
    at: timeOf({ minutesAgo: 6 }),
    ...{ sent: false, left: true, handOverId: null, undo: null, refused: null },
  };
  storedHandOvers.write(item, key);
  // Another tab has written it: the modules read storage again.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
}
