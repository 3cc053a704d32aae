export { callOffOrder } from './callOffOrder.ts';
export { changeOrderStatus } from './changeOrderStatus.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export {
  actionsOf,
  createRefund,
  goodsOf,
  type RefundRefusal,
} from './createRefund.ts';
export { noShipment } from './orderForPickup.ts';
export { createOrderTurns } from './orderTurns.ts';
export {
  countDifferences,
  countLateSteps,
  type PaymentDifference,
} from './paymentAudit.queries.ts';
export {
  auditPayments,
  auditPaymentsDaily,
  defaultAuditStart,
} from './paymentAudit.ts';
export { advanceNextLookUp, paymentById, paymentsOfOrder } from './payments.queries.ts';
export { startPaymentWorker } from './paymentWorker.ts';
export { moneyOf } from './refundMoney.ts';
export { refundPayment, settleRefund } from './refundPayment.ts';
