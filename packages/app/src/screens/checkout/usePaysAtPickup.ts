import { useCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { usePayableAtPickup } from '../../data/club/payableAtPickup';

/** Whether the order of the draft can be paid when it is picked up. */
export function useMayPayAtPickup(): boolean {
  const { deliveryMethod } = useCheckoutDraft();
  const isTaken = usePayableAtPickup();
  return isTaken && deliveryMethod === 'venue';
}

/** Whether the fan has chosen that. */
export function usePaysAtPickup(): boolean {
  const { paymentMethod } = useCheckoutDraft();
  return useMayPayAtPickup() && paymentMethod === 'at_pickup';
}
