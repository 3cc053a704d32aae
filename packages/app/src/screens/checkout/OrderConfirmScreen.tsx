import { ConfirmView } from './ConfirmView';
import { usePaymentAttempt } from './usePaymentAttempt';

/** The confirmation of the first payment attempt. */
export function OrderConfirmScreen() {
  return <ConfirmView attempt={usePaymentAttempt()} />;
}
