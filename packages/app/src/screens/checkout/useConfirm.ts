import { normalizeDigits, useNoticeText, useOrderText } from '@homestand/ui';
import { useState } from 'react';
import { useCardSecrets, useCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { isRunning } from '../../data/checkout/paymentAttempt';
import { useOfflineClub } from '../../data/club/offlineClub';
import type { Order } from '../../data/orders/orders';
import { useCart } from '../../data/shop/cart';
import { pathTo } from '../../paths';
import { barStatus, buyerOf, checkoutOf, confirmedOrder, errorOf, problemOf } from './confirm.map';
import type { PaymentAttempt } from './usePaymentAttempt';

/** The order to confirm, and the action that places it. */
export function useConfirm(
  { state, start, refuse }: PaymentAttempt,
  order: Order | undefined,
  paymentPath: string,
) {
  const cart = useCart();
  const club = useOfflineClub();
  const draft = useCheckoutDraft();
  const secrets = useCardSecrets();
  const textOf = useNoticeText();
  const orderText = useOrderText();

  const { creditCardPayInfo: mask } = draft;
  const card = secrets && mask && { ...mask, ...secrets };
  const buyer = buyerOf(draft, order);
  const problem = problemOf(buyer);
  const current =
    card && club.data && cart.data && cart.data.totalItems > 0
      ? confirmedOrder(cart.data, buyer, card, normalizeDigits(card.number), club.data.shipping)
      : null;

  // The order as first seen, then as of the last tap. While it is being placed it stays shown, whatever other
  // tabs change. When the total differs from it, the fan must confirm again before the charge.
  const [seen, setSeen] = useState(current);
  if (seen === null && current) setSeen(current);

  const running = isRunning(state);
  const error = errorOf(state, problem);
  const emptyCart = cart.isEmpty ? pathTo('cart') : null;

  return {
    cart,
    club,
    confirmed: running ? seen : current,
    problem: problem && textOf(problem),
    redirect: running ? null : card ? emptyCart : paymentPath,
    bar: {
      status: barStatus(state),
      error: error && textOf(error),
      onPlace() {
        if (problem !== null) return refuse({ kind: 'incomplete' });
        if (!current || !card) return;
        setSeen(current);
        const known = state.name === 'refused' && state.reason.kind === 'priceChanged';
        if (current.total !== seen?.total && !known) return refuse({ kind: 'priceChanged' });
        const { number, name, month, year, code } = card;
        void start(checkoutOf(current, buyer, order?.id, orderText(current.items)), {
          number,
          name,
          month,
          year,
          code,
        });
      },
    },
  };
}
