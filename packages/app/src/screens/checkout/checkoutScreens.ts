// One chunk: once the payment screen has loaded, the following screens need no connection.
export { CheckoutPaymentScreen } from './CheckoutPaymentScreen';
export { OrderCompleteScreen } from './OrderCompleteScreen';
export { OrderConfirmScreen } from './OrderConfirmScreen';
export { PaymentResultScreen } from './PaymentResultScreen';
