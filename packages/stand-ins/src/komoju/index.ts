export { fingerprintOf } from './idempotency.ts';
export { createKomojuStandIn } from './komojuStandIn.ts';
export { openState, type State } from './state.ts';
