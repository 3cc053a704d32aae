import { ConfirmPlace } from './ConfirmPlace';

/** The confirmation of a first try. */
export function OrderConfirmScreen() {
  return <ConfirmPlace />;
}
