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
  linesOf,
  lockFinishedOrder,
  lockOrder,
  type OrderRow,
  rewriteOrder,
  totalOf,
} from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export {
  availableOf,
  type PurchaseLimits,
  piecesOrdered,
  purchaseLimitsOf,
  refuseCartAboveLimit,
  refuseCheckoutAboveLimit,
  refusePickupAboveLimits,
} from './purchaseLimits.ts';
