export { expirePickups } from './expirePickups.ts';
export { newOrderId } from './orderId.ts';
export { nextDeliveryStatuses, writeOrderStatus } from './orderStatus.ts';
export {
  createOrder,
  findOrder,
  finished,
  finishedOrders,
  type Item,
  itemsOf,
  lockFinishedOrder,
  lockOrder,
  type OrderRow,
  rewriteOrder,
} from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export { linesOf, totalOf } from './prices.ts';
export {
  availableOf,
  type PurchaseLimits,
  piecesOrdered,
  purchaseLimitsOf,
  refuseCartAboveLimit,
  refuseCheckoutAboveLimit,
  refusePickupAboveLimits,
} from './purchaseLimits.ts';
