import type { Handlers } from '../../http/contract.ts';
import { malformed } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { orderWithPayment } from './checkout.ts';
import { endCheckout } from './endCheckout.ts';
import { createOrderForPickup } from './orderForPickup.ts';
import { lookUpNow } from './payments.queries.ts';
import { runDuePaymentSteps } from './paymentWorker.ts';

type CheckoutHandlers = Pick<
  Handlers,
  'orderForPickup' | 'orderWithPayment' | 'endCheckout' | 'receivePaymentNotice'
>;

export function checkoutRoutes(services: Services): CheckoutHandlers {
  const { db, payment } = services;
  return {
    orderForPickup: createOrderForPickup(services),
    orderWithPayment: (request) => orderWithPayment(services, request),

    async endCheckout({ session, path }) {
      return { orderId: await endCheckout(services, session.personId, path.checkoutKey) };
    },

    async receivePaymentNotice({ request }) {
      // The contract marks this body as raw, so the server provides it as bytes.
      const notice = payment.readNotification(request.body as Buffer, {
        'x-komoju-id': headerOf(request.headers['x-komoju-id']),
        'x-komoju-event': headerOf(request.headers['x-komoju-event']),
        'x-komoju-signature': headerOf(request.headers['x-komoju-signature']),
      });
      if (!notice) throw malformed();
      // The webhook only triggers a look-up: the payment's state is read from the gateway itself.
      if (notice.sessionId !== null) {
        const isRefund = notice.type.startsWith('payment.refund');
        await lookUpNow(db, notice.sessionId, { isRefund });
        runDuePaymentSteps(services).catch(services.onError);
      }
      return null;
    },
  };
}

const headerOf = (value: string | string[] | undefined) =>
  typeof value === 'string' ? value : undefined;
