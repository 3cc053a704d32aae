export { boothSalesRoutes } from './boothSales.routes.ts';
export { counterOf } from './counterHours.ts';
export { makeDeskCode } from './deskCodes.ts';
export { endOfDay, insertDesk } from './desks.queries.ts';
export { desksRoutes } from './desks.routes.ts';
export { dueOf } from './pickupState.ts';
export {
  handedOverAt,
  handedOverSince,
  handOverInForce,
  isOfMatch,
  isOpen,
  progressOfMatch,
} from './pickups.queries.ts';
export { pickupsRoutes } from './pickups.routes.ts';
export {
  type RefusedHandOverRow,
  refusedHandOversOf,
  shownRefusalsSince,
} from './refusedHandOvers.queries.ts';
export { refusedHandOversRoutes } from './refusedHandOvers.routes.ts';
export { refusedView } from './refusedHandOverView.ts';
export { tillsRoutes } from './tills.routes.ts';
export { tillViews } from './tills.ts';
