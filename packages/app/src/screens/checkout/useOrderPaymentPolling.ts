import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRefund, stateOfOrder } from '../../data/checkout/paymentAttemptState';
import { removeAttemptOf } from '../../data/checkout/placeOrder';
import { useOrder } from '../../data/orders/orders';
import { pathTo } from '../../paths';
import { clearAfterPayment } from './clearAfterPayment';

const firstPauseMs = 1000;
const longestPauseMs = 15_000;
const growth = 1.5;
/** How long the server locks out a fan's second payment. */
const slowAfterMs = 10_000;

/** Polls an order that is being paid, with growing pauses; navigates to the confirmation once it is paid. */
export function useOrderPaymentPolling(orderId: string) {
  const order = useOrder(orderId);
  const { mutate } = order;
  const status = order.data?.paymentStatus;
  const state = stateOfOrder(order.data, order.error);
  const [slow, setSlow] = useState(false);
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();

  useEffect(() => {
    if (status !== 'awaiting' && status !== 'refund_due') return;
    let pause = firstPauseMs;
    let timer = setTimeout(reload, pause);
    const slowTimer = setTimeout(() => setSlow(true), slowAfterMs);
    function reload() {
      pause = Math.min(pause * growth, longestPauseMs);
      timer = setTimeout(reload, pause);
      // The loader reports errors.
      mutate().catch(() => {});
    }
    return () => {
      clearTimeout(timer);
      clearTimeout(slowTimer);
    };
  }, [status, mutate]);

  const finish = useEffectEvent(() => {
    if (isCurrent()) void navigate(pathTo('orderComplete', { orderId }), { replace: true });
    // Only this device's latest payment empties the cart: opening an old order's address must not.
    if (removeAttemptOf(orderId)) clearAfterPayment();
  });
  const isPaid = state.name === 'paid';
  useEffect(() => {
    if (isPaid) finish();
  }, [isPaid]);

  // The cart and the draft stay for another order.
  const isRefunded = isRefund(state);
  useEffect(() => {
    if (isRefunded) removeAttemptOf(orderId);
  }, [isRefunded, orderId]);

  return { order, state, slow: slow && state.name === 'checking' };
}
