// The entry of one tab of the counter: its queue and its list, started as the app starts them.

import {
  endStaffSession,
  getStaffSession,
  onStaffSessionChange,
  syncStaffSessionAcrossTabs,
} from '../../packages/admin/src/data/auth/staffSession';
import { client } from '../../packages/admin/src/data/client';
import { followDeskList } from '../../packages/admin/src/data/pickups/deskList';
import { wipeDeskWithSession } from '../../packages/admin/src/data/pickups/deskStorage';
import { followHandOvers, sendHandOvers } from '../../packages/admin/src/data/pickups/handOvers';
import { noteConnection } from '../../packages/admin/src/data/pickups/noteConnection';
import { unwrap } from '../../packages/api-client/src/index';
import { addStaffResponses } from '../../packages/api-client/src/staff';

export {
  beginStaffSession,
  endStaffSession,
  getStaffSession,
} from '../../packages/admin/src/data/auth/staffSession';
export { storedList, storedQueue } from '../../packages/admin/src/data/pickups/deskStorage';
export { handOver, undoHandOver } from '../../packages/admin/src/data/pickups/handOvers';

/** As App and CounterScreen do in effects. */
export function start() {
  addStaffResponses();
  syncStaffSessionAcrossTabs();
  wipeDeskWithSession(endStaffSession);
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
      sendHandOvers();
      return followDeskList(changedAt);
    })
    .catch(() => {});
}
