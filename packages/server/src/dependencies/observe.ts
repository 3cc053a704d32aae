import { type LineLogin, LineUnavailable } from '../adapters/line/index.ts';
import { type PaymentGateway, PaymentUnavailable } from '../adapters/payment/index.ts';
import type { ExternalHealth } from './health.ts';

const isLineDown = (error: unknown) => error instanceof LineUnavailable;
const isGatewayDown = (error: unknown) => error instanceof PaymentUnavailable;

/** LINE, whose calls are noted. */
export const watchLine = (line: LineLogin, { noting }: ExternalHealth): LineLogin => ({
  ...line,
  finish: (attempt) => noting('line', line.finish(attempt), isLineDown),
});

/** The payment gateway, whose calls are noted. */
export function watchPayment(gateway: PaymentGateway, { noting }: ExternalHealth): PaymentGateway {
  const note = <Result>(call: Promise<Result>) => noting('payment', call, isGatewayDown);
  return {
    ...gateway,
    openSession: (...args) => note(gateway.openSession(...args)),
    pay: (...args) => note(gateway.pay(...args)),
    lookUp: (...args) => note(gateway.lookUp(...args)),
    cancel: (...args) => note(gateway.cancel(...args)),
    refund: (...args) => note(gateway.refund(...args)),
    listPayments: (...args) => note(gateway.listPayments(...args)),
  };
}
