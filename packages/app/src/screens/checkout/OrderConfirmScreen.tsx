import { ConfirmView } from './ConfirmView';

/** The confirmation of the first payment attempt. */
export function OrderConfirmScreen() {
  return <ConfirmView />;
}
