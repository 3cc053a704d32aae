// One chunk: once the payment screen has loaded, the following screens need no connection.
export { CheckoutPaymentScreen } from './CheckoutPaymentScreen';
export { OrderCompleteScreen } from './OrderCompleteScreen';
export { OrderConfirmAgainScreen } from './OrderConfirmAgainScreen';
export { OrderConfirmScreen } from './OrderConfirmScreen';
