import { reportError } from '@homestand/app-core/http/errorMessages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { findLostPayment, hasLostPayment } from '../../data/checkout/checkout';
import { pathTo } from '../../paths';

type State = 'none' | 'asking' | 'unknown' | 'notOrdered';

/**
 * Resolves a payment attempt that a reload interrupted before another one starts: navigates to its order, or
 * reports that there is none.
 */
export function useUnresolvedPayment() {
  const navigate = useNavigate();
  const [state, setState] = useState<State>(() => (hasLostPayment() ? 'asking' : 'none'));

  const look = useEffectEvent(async () => {
    try {
      const orderId = await findLostPayment();
      if (orderId === null) setState('notOrdered');
      else void navigate(pathTo('orderConfirmAgain', { orderId }), { replace: true });
    } catch (error) {
      reportError(error);
      setState('unknown');
    }
  });

  useEffect(() => {
    if (state === 'asking') void look();
  }, [state]);

  return { state, onCheck: () => setState('asking') };
}
