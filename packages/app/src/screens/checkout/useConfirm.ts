import { normalizeDigits, paymentOutcomeMessages } from '@homestand/ui';
import { useState } from 'react';
import { useCardSecrets, useCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import type { Order } from '../../data/orders/orders';
import { useCart } from '../../data/shop/cart';
import { pathTo } from '../../paths';
import { buyerOf, checkoutOf, confirmedOrder, problemOf } from './confirm.map';
import { usePlaceOrder } from './usePlaceOrder';

/** The order to confirm, and the action that places it. */
export function useConfirm(order: Order | undefined, paymentPath: string) {
  const cart = useCart();
  const draft = useCheckoutDraft();
  const secrets = useCardSecrets();
  const { status, error, refuse, place } = usePlaceOrder(paymentPath);
  const [insisted, setInsisted] = useState(false);

  const { creditCardPayInfo: mask } = draft;
  const card = secrets && mask && { ...mask, ...secrets };
  const buyer = buyerOf(draft, order);
  const problem = problemOf(buyer);
  const now =
    card && cart.data && cart.data.totalItems > 0
      ? confirmedOrder(cart.data, buyer, card, normalizeDigits(card.number))
      : null;

  // The total the fan first saw. When it changes, the fan must confirm again before the charge.
  const [agreed, setAgreed] = useState<number | null>(null);
  if (agreed === null && now) setAgreed(now.total);

  // While the order is being placed the confirmed values stay shown, whatever other tabs change.
  const busy = status !== 'idle';
  const [held, setHeld] = useState(now);
  if (!busy && JSON.stringify(held) !== JSON.stringify(now)) setHeld(now);

  const elsewhere = busy
    ? null
    : !card
      ? paymentPath
      : cart.data?.totalItems === 0
        ? pathTo('cart')
        : null;

  return {
    cart,
    confirmed: busy ? held : now,
    problem,
    elsewhere,
    bar: {
      status,
      error: insisted && problem !== null ? problem : error,
      onPlace() {
        setInsisted(true);
        if (!now || !card || problem !== null) return;
        const { priceChanged } = paymentOutcomeMessages;
        setAgreed(now.total);
        if (now.total !== agreed && error !== priceChanged) return refuse(priceChanged);
        const { number, name, month, year, code } = card;
        void place(checkoutOf(now, buyer, order?.id), { number, name, month, year, code });
      },
    },
  };
}
