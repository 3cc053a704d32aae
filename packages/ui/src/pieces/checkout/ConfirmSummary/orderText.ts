import { orderContentMaxLength } from '../../../limits.gen';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { confirmSummaryMessages } from './messages';
import type { ConfirmedOrder } from './order';

type OrderText = { title: string; content: string };

/** Title and content of an order in the payment request, as the gateway shows them. */
export function orderTextOf(items: ConfirmedOrder['items'], m = confirmSummaryMessages): OrderText {
  const content = items.map(({ name, quantity }) => `${name} ${m.quantity(quantity)}`).join(', ');
  return {
    title: m.content,
    content: [...content].slice(0, orderContentMaxLength).join(''),
  };
}

/** `orderTextOf` with the texts of UiProvider. */
export function useOrderText(): (items: ConfirmedOrder['items']) => OrderText {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  return (items) => orderTextOf(items, m);
}
