// The entry of one tab of the counter: its queue and its list, started as the app starts them.

import { client } from '../../packages/admin/src/data/client';
import { followDeskList } from '../../packages/admin/src/data/counter/deskList';
import { wipeDeskWithSession } from '../../packages/admin/src/data/counter/deskStorage';
import { followHandOvers } from '../../packages/admin/src/data/counter/handOverQueue';
import { noteConnection } from '../../packages/admin/src/data/counter/noteConnection';
import {
  getStaffSession,
  onStaffSessionChange,
  syncStaffSessionAcrossTabs,
} from '../../packages/admin/src/data/staff/staffSession';
import { unwrap } from '../../packages/api-client/src/index';
import { addStaffResponses } from '../../packages/api-client/src/staff';
import { wakeDeliveryQueues } from '../../packages/app-core/src/delivery/deliveryQueue';

export { storedHandOvers, storedList } from '../../packages/admin/src/data/counter/deskStorage';
export { handOver, undoHandOver } from '../../packages/admin/src/data/counter/handOverQueue';
export {
  beginStaffSession,
  endStaffSession,
  getStaffSession,
} from '../../packages/admin/src/data/staff/staffSession';

/** As App and CounterScreen do in effects. */
export function start() {
  addStaffResponses();
  syncStaffSessionAcrossTabs();
  wipeDeskWithSession();
  let stop = openCounter();
  onStaffSessionChange(() =>
    queueMicrotask(() => {
      stop();
      stop = openCounter();
    }),
  );
}

function openCounter(): () => void {
  if (!getStaffSession()) return () => {};
  const stop = followHandOvers();
  refresh();
  const interval = setInterval(refresh, 5000);
  return () => {
    clearInterval(interval);
    stop();
  };
}

/** As useHandOvers does. */
function refresh() {
  void noteConnection(unwrap(client.GET('/v1/admin/hand-overs')))
    .then(({ changedAt }) => {
      wakeDeliveryQueues();
      return followDeskList(changedAt);
    })
    .catch(() => {});
}
