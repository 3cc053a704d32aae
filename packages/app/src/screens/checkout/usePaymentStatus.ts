import type { PaymentOutcomeProps } from '@homestand/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { closePayment } from '../../data/checkout/checkout';
import { clearCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { type Order, useOrder } from '../../data/orders/orders';
import { offerPush } from '../../data/push/notifications';
import { clearCart } from '../../data/shop/cart';
import { pathTo } from '../../paths';

const firstPause = 1000;
const longestPause = 15_000;
const growth = 1.5;
/** How long the server locks out a fan's second payment. */
const timeoutMs = 10_000;

/**
 * Polls an order that is being paid, with growing pauses, and navigates to the confirmation once it is paid.
 */
export function usePaymentStatus(orderId: string) {
  const order = useOrder(orderId);
  const status = order.data?.paymentStatus;
  const { mutate } = order;
  const [slow, setSlow] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (status !== 'awaiting' && status !== 'refund_due') return;
    let pause = firstPause;
    let timer = setTimeout(ask, pause);
    const patient = setTimeout(() => setSlow(true), timeoutMs);
    function ask() {
      pause = Math.min(pause * growth, longestPause);
      timer = setTimeout(ask, pause);
      // The loader reports errors.
      mutate().catch(() => {});
    }
    return () => {
      clearTimeout(timer);
      clearTimeout(patient);
    };
  }, [status, mutate]);

  const finish = useEffectEvent(() => {
    void navigate(pathTo('orderComplete', { orderId }), { replace: true });
    // Only this device's latest payment empties the cart: opening an old order's address must not.
    if (!closePayment(orderId)) return;
    clearCheckoutDraft();
    clearCart();
    offerPush('order');
  });
  const done = status === 'paid' || status === 'at_pickup';
  useEffect(() => {
    if (done) finish();
  }, [done]);

  // The cart and the draft stay for another order.
  const refund = status === 'refund_due' || status === 'refunded';
  useEffect(() => {
    if (refund) closePayment(orderId);
  }, [refund, orderId]);

  const unknown = order.error && !order.data;
  const state = (status && ends[status]) ?? (unknown ? 'unknown' : 'waiting');
  return { order, state, slow: slow && state === 'waiting' && !done, payable: !done && !refund };
}

/** Outcomes of a payment that did not pay the order. */
const ends: Partial<Record<Order['paymentStatus'], PaymentOutcomeProps['status']>> = {
  failed: 'failed',
  canceled: 'canceled',
  refund_due: 'refundDue',
  refunded: 'refunded',
};
