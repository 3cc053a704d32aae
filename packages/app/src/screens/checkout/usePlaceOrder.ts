import { ApiError } from '@homestand/api-client';
import { createObservable } from '@homestand/app-core/browser/observable';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { useSessionCache } from '@homestand/app-core/http/sessionCache';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import type { CreditCard } from '@homestand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { setCardSecrets, updateCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import {
  isRunning,
  type PaymentState,
  type Refusal,
  shortagesIn,
  transition,
} from '../../data/checkout/paymentAttemptState';
import {
  type Checkout,
  cancelUnresolved,
  hasUnresolved,
  placeOrder,
} from '../../data/checkout/placeOrder';
import { useClub } from '../../data/club/club';
import { matchesKey } from '../../data/matches/matches';
import { sanctionsKey } from '../../data/moderation/sanctions';
import { type Order, orderKey } from '../../data/orders/orders';
import { reloadCart } from '../../data/shop/cart';
import { pathTo } from '../../paths';
import { checkoutLinks } from './checkoutLinks';
import { clearAfterPayment } from './clearAfterPayment';
import type { CardProblem } from './useCardForm';

type Options = {
  /** The order that is paid again. */
  orderId?: string;
  /** An earlier attempt without a result is cancelled when the page opens. */
  cancelsEarlier?: boolean;
};

export type PaymentAttempt = ReturnType<typeof usePlaceOrder>;

const recheckMs = 15_000;

/** The state of this page's payment attempt, and its actions; navigates to the result. */
export function usePlaceOrder({ orderId, cancelsEarlier = false }: Options = {}) {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const club = useClub();
  const { change, reload } = useSessionCache();
  // Not React state: two taps within one frame would both read the state of the last rendering.
  const [attempt] = useState(() => {
    const checks = cancelsEarlier && hasUnresolved();
    return createObservable<PaymentState>(
      checks ? { name: 'checking' } : { name: 'idle', cancelled: false },
    );
  });
  const state = attempt.useValue();

  const advance = (next: PaymentState) => attempt.set(transition(attempt.get(), next));

  const loadShippingFees = async () => (await club.mutate())?.shipping;

  /** Without a card the order is paid when it is picked up. */
  async function start(checkout: Checkout, card: CreditCard | null) {
    if (isRunning(attempt.get())) return;
    advance({ name: 'tokenising' });
    const payment = card && (await paymentWith(card));
    const result: PaymentState =
      payment === undefined
        ? { name: 'refused', reason: { kind: 'notSent' } }
        : await placeOrder(checkout, payment, loadShippingFees, advance);
    advance(result);
    if (result.name === 'refused') {
      // It may be a suspension that this page has not heard of.
      if (result.reason.kind === 'rejected') void reload(sanctionsKey);
      // The match may have been called off.
      if (result.reason.kind === 'rejected' && checkout.matchId !== undefined)
        void reload(matchesKey);
      // What is left of the other products may have changed, too.
      if (shortagesIn(result).length > 0) reloadCart().catch(() => {});
      return goToCardForm(result.reason, checkout);
    }
    if (result.name !== 'unknown') goToResult(result);
    else if (!(result.error instanceof ApiError)) reportError(result.error);
  }

  async function paymentWith(card: CreditCard) {
    const { payment } = club.data ?? (await club.mutate().catch(() => undefined)) ?? {};
    return payment && { card, gateway: payment };
  }

  function refuse(reason: Refusal) {
    if (!isRunning(attempt.get())) advance({ name: 'refused', reason });
  }

  function goToResult(result: PaymentState) {
    if (!('orderId' in result)) return;
    const { orderId } = result;
    const paid = result.name === 'paid';
    // An order that is paid again is known as failed, and the confirmation would lead back to that.
    if (paid) {
      change<Order>(orderKey(orderId), (order) => ({ ...order, paymentStatus: 'paid' }));
      void reload(orderKey(orderId));
    }
    // Before leaving for the bank: Back from there leads to the screen that shows the payment's state. Also for a fan
    // who has left meanwhile: they must learn that they have paid. Then Back leads to where they were.
    void navigate(pathTo(paid ? 'orderComplete' : 'paymentResult', { orderId }), {
      replace: isCurrent(),
    });
    if (paid) return clearAfterPayment();
    setCardSecrets(null);
    if (result.name !== 'redirecting') return;
    updateCheckoutDraft({ orderPaymentSessionId: result.sessionId });
    window.location.assign(result.url);
  }

  /** After a problem of the card; other problems show on the page. */
  function goToCardForm(reason: Refusal, { deliveryPeriod }: Checkout) {
    if (!isCurrent() || (reason.kind !== 'card' && reason.kind !== 'declined')) return;
    const problem: CardProblem =
      reason.kind === 'card'
        ? { problem: { kind: 'cardRefused' }, field: reason.field ?? null }
        : { problem: reason.message, field: null };
    const id = reason.kind === 'declined' ? reason.orderId : orderId;
    void navigate(checkoutLinks(id, deliveryPeriod ?? null).againHref, {
      replace: true,
      state: problem,
    });
  }

  const cancelEarlier = useEffectEvent(async () => {
    const result = await cancelUnresolved();
    advance(result);
    if (result.name === 'unknown') reportError(result.error);
    if (result.name === 'returning' && isCurrent())
      void navigate(pathTo('paymentResult', { orderId: result.orderId }), { replace: true });
  });
  const cancel = () => advance({ name: 'checking' });
  const recheck = useEffectEvent(cancel);

  useEffect(() => {
    if (!cancelsEarlier) return;
    if (state.name === 'checking') void cancelEarlier();
    if (state.name !== 'unknown') return;
    const check = () => recheck();
    const timer = setTimeout(check, recheckMs);
    window.addEventListener('online', check);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', check);
    };
  }, [cancelsEarlier, state.name]);

  return {
    state,
    /** Also retries: the same order is sent under the key that had no response. */
    start,
    /** Refuses an order that the page does not send. */
    refuse,
    cancel,
  };
}
