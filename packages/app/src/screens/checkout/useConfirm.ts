import { normalizeDigits, useNoticeText, useOrderText } from '@homestand/ui';
import { useState } from 'react';
import { useCardSecrets, useCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { isRunning, shortagesIn } from '../../data/checkout/paymentAttemptState';
import { hasUnresolved } from '../../data/checkout/placeOrder';
import { useOfflineClub } from '../../data/club/offlineClub';
import type { Order } from '../../data/orders/orders';
import { cartChanges } from '../../data/shop/cart';
import { useSales } from '../../data/shop/saleClock';
import { pathTo } from '../../paths';
import { barStatus, buyerOf, checkoutOf, confirmedOrder, errorOf, problemOf } from './confirm.map';
import { useCheckoutCart } from './useDeliveryPeriod';
import { usePaysAtPickup } from './usePaysAtPickup';
import { usePickupMatches } from './usePickupMatches';
import type { PaymentAttempt } from './usePlaceOrder';

/** The order to confirm, and the action that places it. */
export function useConfirm(
  { state, start, refuse }: PaymentAttempt,
  order: Order | undefined,
  deliveryPeriod: string | null,
  paymentPath: string,
) {
  const paysAtPickup = usePaysAtPickup(deliveryPeriod);
  const cart = useCheckoutCart(deliveryPeriod);
  const cartItems = useSales(cart.data?.cartItems ?? []);
  const club = useOfflineClub();
  const draft = useCheckoutDraft();
  const { isReady, match, picker } = usePickupMatches(order?.match?.matchId);
  const secrets = useCardSecrets();
  const textOf = useNoticeText();
  const orderText = useOrderText();

  const { creditCardPayInfo: mask } = draft;
  // An order that was to be paid by card is paid again by card only.
  const atPickup = order === undefined && paysAtPickup;
  const card = atPickup ? null : secrets && mask && { ...mask, ...secrets };
  // What became of an earlier attempt is asked on the payment page.
  const [wasUnresolved] = useState(hasUnresolved);
  const isPayable = atPickup ? !wasUnresolved : card !== null;
  const buyer = buyerOf(draft, order);
  const problem = problemOf(buyer);
  const shortages = shortagesIn(state);
  const current =
    isPayable && isReady && club.data && cart.data && cart.data.totalItems > 0
      ? confirmedOrder(
          { ...cart.data, cartItems },
          buyer,
          card && { name: card.name, number: normalizeDigits(card.number) },
          club.data.shipping,
          shortages,
          // What is made to order is handed over in its own time.
          deliveryPeriod === null ? { match, replaced: picker.replaced } : {},
        )
      : null;

  // The order as first seen, then as of the last tap. While it is being placed it stays shown, whatever other
  // tabs change. When the total differs from it, the fan must confirm again before the charge.
  const [seen, setSeen] = useState(current);
  if (seen === null && current) setSeen(current);

  const running = isRunning(state);
  // Without a response it may have arrived and emptied the cart: it stays, to be asked for once more.
  const held = running || (state.name === 'unknown' && isPayable && current === null);
  const shown = held ? seen : current;
  // What was refused has been changed since: the sentence is no longer true.
  const isSolved = shortages.length > 0 && !!shown?.items.every(({ left }) => left === undefined);
  const error = isSolved ? null : errorOf(state, problem, atPickup);
  const emptyCart = cart.isEmpty ? pathTo('cart') : null;

  return {
    cart: { ...cart, data: isReady ? cart.data : undefined },
    club,
    confirmed: shown,
    problem: problem && textOf(problem),
    onTake({ id, optionId, quantity }: { id: number; optionId?: number; quantity: number }) {
      if (running) return;
      // The fan changes the order here, and sees the new total: it is not another one than they have seen.
      setSeen(null);
      cartChanges.setQuantity(id, quantity, optionId);
    },
    redirect: held ? null : isPayable ? emptyCart : paymentPath,
    bar: {
      status: barStatus(state),
      atPickup,
      error: error && textOf(error),
      onPlace() {
        if (problem !== null) return refuse({ kind: 'incomplete' });
        if (!shown || !isPayable) return;
        setSeen(shown);
        const priceChangeShown = state.name === 'refused' && state.reason.kind === 'priceChanged';
        if (shown.total !== seen?.total && !priceChangeShown)
          return refuse({ kind: 'priceChanged' });
        void start(
          {
            ...checkoutOf(shown, buyer, order?.id, orderText(shown.items)),
            ...((cart.isPart || deliveryPeriod !== null) && { deliveryPeriod }),
          },
          card && {
            number: card.number,
            name: card.name,
            month: card.month,
            year: card.year,
            code: card.code,
          },
        );
      },
    },
  };
}
