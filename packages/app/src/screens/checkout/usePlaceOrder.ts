import { ApiError, NetworkError } from '@homestand/api-client';
import { reportError } from '@homestand/app-core/http/errorMessages';
import { type CreditCard, type PlacingState, paymentOutcomeMessages } from '@homestand/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CardRefused } from '../../data/checkout/cardToken';
import {
  type Checkout,
  Declined,
  NoOrderId,
  NotSent,
  type Placed,
  PriceChanged,
  placeOrder,
} from '../../data/checkout/checkout';
import {
  clearCheckoutDraft,
  clearCustomerInfo,
  setCardSecrets,
  updateCheckoutDraft,
} from '../../data/checkout/checkoutDraft.store';
import { useClub } from '../../data/club/club';
import { offerPush } from '../../data/push/notifications';
import { clearCart } from '../../data/shop/cart';
import { pathTo } from '../../paths';
import type { PaymentState } from './usePayment';

/** Places the order and navigates to its result. Busy exactly while the work runs. */
export function usePlaceOrder(paymentPath: string) {
  const navigate = useNavigate();
  const club = useClub();
  const [status, setStatus] = useState<PlacingState>('idle');
  const [error, setError] = useState<string | null>(null);
  // Two taps within one frame both read the old state.
  const busy = useRef(false);

  async function place(checkout: Checkout, card: CreditCard) {
    if (busy.current) return;
    busy.current = true;
    setError(null);
    setStatus('sending');
    try {
      const { payment } = club.data ?? (await club.mutate().catch(() => undefined)) ?? noDoor();
      goOn(await placeOrder(checkout, card, payment, onState));
    } catch (thrown) {
      busy.current = false;
      setStatus('idle');
      stay(thrown);
    }
  }

  function onState(now: PlacingState, reason?: string) {
    setStatus(now);
    setError(reason || null);
  }

  function goOn({ orderId, paid, redirectUrl, sessionId }: Placed) {
    if (paid) {
      void navigate(pathTo('orderComplete', { orderId }), { replace: true });
      clearCheckoutDraft();
      clearCart();
      offerPush('order');
      return;
    }
    // Before leaving for the bank: Back from there leads to the screen that shows the payment's state.
    void navigate(pathTo('orderConfirmAgain', { orderId }), { replace: true });
    setCardSecrets(null);
    if (redirectUrl === null) return;
    setStatus('leaving');
    updateCheckoutDraft({ orderPaymentSessionId: sessionId });
    window.location.assign(redirectUrl);
  }

  function stay(thrown: unknown) {
    // These errors occur before the order request.
    if (!(thrown instanceof NotSent || thrown instanceof CardRefused)) clearCustomerInfo();
    const toPayment = (path: string, news: PaymentState) =>
      void navigate(path, { replace: true, state: news });
    if (thrown instanceof Declined)
      toPayment(pathTo('checkoutPaymentAgain', { orderId: thrown.orderId }), {
        problem: thrown.message,
        field: null,
      });
    else if (thrown instanceof CardRefused)
      toPayment(paymentPath, {
        problem: paymentOutcomeMessages.cardRefused,
        field: thrown.field ?? null,
      });
    else setError(wordsOfPlacing(thrown));
  }

  return { status, error, refuse: setError, place };
}

function noDoor(): never {
  throw new NotSent();
}

/** The error message: what happened, whether anything was charged, and what to do next. */
function wordsOfPlacing(error: unknown): string {
  const m = paymentOutcomeMessages;
  if (error instanceof PriceChanged) return m.priceChanged;
  if (error instanceof NotSent) return m.notSent;
  if (error instanceof NoOrderId) return m.missing + m.missingHelp;
  if (error instanceof NetworkError) {
    reportError(error);
    return m.unknownInOne;
  }
  if (!(error instanceof ApiError)) {
    console.error('The order was not placed.', error);
    return m.error + m.unknownHelp;
  }
  if (error.code === 503) return error.message || m.error;
  return error.code >= 500 ? m.error + m.unknownHelp : error.message || m.error;
}
