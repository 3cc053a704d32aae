export { changeOrderStatus } from './changeOrderStatus.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export {
  actionsOf,
  createRefund,
  goodsOf,
  type RefundRefusal,
} from './createRefund.ts';
export { nothingShipped } from './orderForPickup.ts';
export {
  countDifferences,
  countLateSteps,
  type PaymentDifference,
} from './paymentAudit.queries.ts';
export {
  checkPayments,
  checkPaymentsDaily,
  defaultCheckStart,
} from './paymentAudit.ts';
export { advanceNextLookUp, paymentById, paymentsOfOrder } from './payments.queries.ts';
export { startPaymentSteps } from './paymentWorker.ts';
export { moneyOf } from './refundMoney.ts';
export { refundPayment, settleRefund } from './refundPayment.ts';
