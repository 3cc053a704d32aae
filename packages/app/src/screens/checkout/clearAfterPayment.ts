import { clearCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { offerPush } from '../../data/push/notifications';
import { clearCart } from '../../data/shop/cart';

/** The order is paid: its cart and draft are no longer needed on this device. */
export function clearAfterPayment() {
  clearCheckoutDraft();
  clearCart();
  offerPush('order');
}
