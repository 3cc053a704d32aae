import { confirmSummaryMessages } from './messages';
import type { ConfirmedOrder } from './order';

const maxLength = 2000;

/** Title and content of an order in the payment request, as the gateway shows them. */
export function orderTextOf(items: ConfirmedOrder['items'], m = confirmSummaryMessages) {
  const content = items.map(({ name, quantity }) => `${name} ${m.quantity(quantity)}`).join(', ');
  return {
    title: m.content,
    content: [...content].slice(0, maxLength).join(''),
  };
}
