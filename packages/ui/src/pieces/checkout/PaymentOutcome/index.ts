export { PaymentOutcome, type PaymentOutcomeProps } from './PaymentOutcome';
