import { type LineLogin, LineUnavailable } from '../adapters/line/index.ts';
import { type PaymentGateway, PaymentUnavailable } from '../adapters/payment/index.ts';
import type { ExternalHealth } from './health.ts';

const isLineDown = (error: unknown) => error instanceof LineUnavailable;
const isGatewayDown = (error: unknown) => error instanceof PaymentUnavailable;

/** LINE, whose calls are noted. */
export const watchLine = (line: LineLogin, { noting }: ExternalHealth): LineLogin => ({
  ...line,
  finish: (given) => noting('line', line.finish(given), isLineDown),
});

/** The payment gateway, whose calls are noted. */
export function watchPayment(gateway: PaymentGateway, { noting }: ExternalHealth): PaymentGateway {
  const note = <Result>(call: Promise<Result>) => noting('payment', call, isGatewayDown);
  return {
    ...gateway,
    openSession: (...given) => note(gateway.openSession(...given)),
    pay: (...given) => note(gateway.pay(...given)),
    lookUp: (...given) => note(gateway.lookUp(...given)),
    cancel: (...given) => note(gateway.cancel(...given)),
    refund: (...given) => note(gateway.refund(...given)),
    listPayments: (...given) => note(gateway.listPayments(...given)),
  };
}
