export type { PaymentGateway, PaymentOutcome } from './gateway.ts';
export { PaymentRefused, PaymentUnavailable } from './gateway.ts';
export { createKomoju } from './komoju.ts';
