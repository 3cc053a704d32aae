// The entry of one tab of the fans' app: the modules of its queues, started as the app starts them.

import { startCodeClaims } from '../../packages/app/src/data/cards/codeClaims';
import { syncCodeClaimsAcrossTabs } from '../../packages/app/src/data/cards/codeClaims.store';
import { startOutbox } from '../../packages/app/src/data/messages/outbox';
import { syncOutboxAcrossTabs } from '../../packages/app/src/data/messages/outbox.store';
import { startCartSync } from '../../packages/app/src/data/shop/cart';
import { syncCartAcrossTabs } from '../../packages/app/src/data/shop/cart.store';
import { deliverLogouts } from '../../packages/app-core/src/delivery/logoutQueue';
import { followPendingLogouts } from '../../packages/app-core/src/session/followPendingLogouts';
import {
  getSession,
  onSessionChange,
  syncSessionAcrossTabs,
} from '../../packages/app-core/src/session/session';

export { logOut, startSession } from '../../packages/app/src/data/auth/login';
export { claimCode } from '../../packages/app/src/data/cards/codeClaims';
export { nextCodeClaim } from '../../packages/app/src/data/cards/codeClaims.store';
export { cancelUnresolved, placeOrder } from '../../packages/app/src/data/checkout/placeOrder';
export { sendText } from '../../packages/app/src/data/messages/outbox';
export { getOutbox, removeText } from '../../packages/app/src/data/messages/outbox.store';
export {
  cancelFile,
  resendFile,
  sendFileToTopic,
} from '../../packages/app/src/data/messages/uploadQueue';
export {
  addToCart,
  cartChanges as changeCart,
  reloadCart,
} from '../../packages/app/src/data/shop/cart';
export { displayedCart } from '../../packages/app/src/data/shop/cart.merge';
export { getLocalCart } from '../../packages/app/src/data/shop/cart.store';
export { wakeDeliveryQueues } from '../../packages/app-core/src/delivery/deliveryQueue';
export { readPendingLogouts } from '../../packages/app-core/src/session/pendingLogouts';
export { getSession } from '../../packages/app-core/src/session/session';

/** As App and BackgroundServices do in effects. */
export function start() {
  syncSessionAcrossTabs();
  followPendingLogouts(deliverLogouts);
  let stop = followPerson();
  onSessionChange(() =>
    queueMicrotask(() => {
      stop();
      stop = followPerson();
    }),
  );
}

function followPerson(): () => void {
  if (!getSession()) return () => {};
  const stops = [
    startOutbox(),
    startCodeClaims(),
    startCartSync(),
    syncCartAcrossTabs(),
    syncOutboxAcrossTabs(),
    syncCodeClaimsAcrossTabs(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
