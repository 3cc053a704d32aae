export { paymentOutcomeMessages } from './messages';
export { PaymentOutcome, type PaymentOutcomeProps } from './PaymentOutcome';
