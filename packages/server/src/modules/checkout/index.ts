export { changeOrderStatus } from './changeOrderStatus.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { nothingShipped } from './orderForPickup.ts';
export {
  countDifferences,
  countLateSteps,
  type PaymentDifference,
} from './paymentCheck.queries.ts';
export {
  checkPayments,
  checkPaymentsDaily,
  defaultCheckStart,
} from './paymentCheck.ts';
export { refundPayment, startPaymentSteps } from './paymentSteps.ts';
export { advanceNextLookUp, paymentById, paymentsOfOrder } from './payments.queries.ts';
