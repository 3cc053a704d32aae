import { useCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { usePayableAtPickup } from '../../data/club/payableAtPickup';

/** Whether the order of the draft can be paid when it is picked up. */
export function useMayPayAtPickup(deliveryPeriod: string | null): boolean {
  const { deliveryMethod } = useCheckoutDraft();
  const isTaken = usePayableAtPickup();
  // What is made to order is paid before it is made.
  return isTaken && deliveryMethod === 'venue' && deliveryPeriod === null;
}

/** Whether the fan has chosen that. */
export function usePaysAtPickup(deliveryPeriod: string | null): boolean {
  const { paymentMethod } = useCheckoutDraft();
  return useMayPayAtPickup(deliveryPeriod) && paymentMethod === 'at_pickup';
}
