export { type PaymentOutcomeMessages, paymentOutcomeMessages } from './messages';
export { PaymentOutcome, type PaymentOutcomeProps } from './PaymentOutcome';
