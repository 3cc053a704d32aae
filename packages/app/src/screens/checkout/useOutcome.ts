import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgetCart } from '../../data/cart';
import { closePayment } from '../../data/checkout';
import { offerPush } from '../../data/notifications';
import { useOrder } from '../../data/orders';
import { pathTo } from '../../paths';
import { forgetDraft } from '../../stores/draft.store';

const firstPause = 1000;
const longestPause = 15_000;
const growth = 1.5;
/** As long as the server lets nobody in while somebody is paying. */
const patience = 10_000;

/** An order on its way to be paid: asked for with growing pauses until its end is known, then on to the thanks. */
export function useOutcome(orderId: string) {
  const order = useOrder(orderId);
  const status = order.data?.paymentStatus;
  const { mutate } = order;
  const [slow, setSlow] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (status !== 'awaiting') return;
    let pause = firstPause;
    let timer = setTimeout(ask, pause);
    const patient = setTimeout(() => setSlow(true), patience);
    function ask() {
      pause = Math.min(pause * growth, longestPause);
      timer = setTimeout(ask, pause);
      // What went wrong is told by the loader.
      mutate().catch(() => {});
    }
    return () => {
      clearTimeout(timer);
      clearTimeout(patient);
    };
  }, [status, mutate]);

  const finish = useEffectEvent(() => {
    void navigate(pathTo('orderComplete', { orderId }), { replace: true });
    // An old address of an order must not empty the cart of the next one.
    if (!closePayment(orderId)) return;
    forgetDraft();
    forgetCart();
    offerPush('order');
  });
  const done = status === 'paid' || status === 'refunded' || status === 'at_pickup';
  useEffect(() => {
    if (done) finish();
  }, [done]);

  return { order, status, slow, done };
}
