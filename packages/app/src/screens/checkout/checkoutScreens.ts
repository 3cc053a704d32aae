// One file to load: whoever has come as far as the card needs no line to see what follows.
export { CheckoutPaymentScreen } from './CheckoutPaymentScreen';
export { OrderCompleteScreen } from './OrderCompleteScreen';
export { OrderConfirmAgainScreen } from './OrderConfirmAgainScreen';
export { OrderConfirmScreen } from './OrderConfirmScreen';
