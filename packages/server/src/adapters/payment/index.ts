export type { ListedPayment, PaymentGateway, PaymentOutcome } from './gateway.ts';
export { PaymentNotProcessed, PaymentRefused, PaymentUnavailable } from './gateway.ts';
export { createKomoju } from './komoju.ts';
