export {
  calledOffIn,
  type OpenOrder,
  openOrdersOf,
  openRefundsSince,
} from './calledOff.queries.ts';
export { createOrder, rewriteOrder } from './createOrder.ts';
export { expirePickups } from './expirePickups.ts';
export {
  addTillRefund,
  type ChangeNote,
  changesOfOrder,
  lastChangeOf,
} from './orderHistory.queries.ts';
export { newOrderId } from './orderId.ts';
export { isNumbered, ordersContaining } from './orderSearch.queries.ts';
export { nextDeliveryStatuses, undoHandOver, writeOrderStatus } from './orderStatus.ts';
export {
  findOrder,
  finished,
  finishedOrders,
  goodsKey,
  goodsKeyOf,
  goodsLeft,
  type Item,
  itemName,
  itemsOf,
  linesOf,
  lockFinishedOrder,
  lockOrder,
  type MadeToOrder,
  madeToOrderOf,
  madeToOrderView,
  matchView,
  memoOf,
  type Option,
  type OrderedItem,
  type OrderMatch,
  type OrderRow,
  orderMatch,
  orderNumbers,
  ordersById,
  ordersByNumber,
  refundedPieces,
  setMemo,
  totalOf,
} from './orders.queries.ts';
export { ordersRoutes } from './orders.routes.ts';
export { pickupUntil } from './pickupUntil.ts';
export {
  type PurchaseLimits,
  productLimits,
  purchaseLimitsOf,
  refuseCartAboveLimit,
  refuseCheckoutAboveLimit,
  refusePickupAboveLimits,
  refuseShort,
} from './purchaseLimits.ts';
export { findReceipt } from './receipt.ts';
export {
  insertRefund,
  type RefundRow,
  type ReturnedItem,
  refundedYen,
  refundSums,
  refundsOf,
  returnedItemsOf,
  updateRefund,
} from './refunds.queries.ts';
export {
  allStock,
  countedGoods,
  excludeOrders,
  type FanStock,
  freeOptions,
  lockStockOf,
  movesSince,
  ownPieces,
  productionOf,
  type StockForFans,
  type StockRow,
  stockForFans,
  stockOfOption,
  stockOption,
} from './stock.queries.ts';
export {
  HeldByOwnPayment,
  holdGoods,
  putBackOnShelf,
  shortageOf,
  stockShown,
  sumOfStock,
} from './stock.ts';
export { checkStock, compareStock, repairStock } from './stockCheck.ts';
export {
  adjustStock,
  changeSelling,
  countStock,
  type StockRefusal,
  sellAtBooth,
  stopCounting,
  undoBoothPieces,
} from './stockCounts.ts';
export { addStockNotice, awaitedOptions, removeStockNotice } from './stockNotices.queries.ts';
export { notifyRestocks } from './stockNotices.ts';
