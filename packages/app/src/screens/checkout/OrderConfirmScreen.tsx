import { ConfirmView } from './ConfirmView';

/** The confirmation of a first try. */
export function OrderConfirmScreen() {
  return <ConfirmView />;
}
