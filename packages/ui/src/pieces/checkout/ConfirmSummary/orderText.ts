import { orderContentMaxLength } from '../../../limits.gen';
import { confirmSummaryMessages } from './messages';
import type { ConfirmedOrder } from './order';

/** Title and content of an order in the payment request, as the gateway shows them. */
export function orderTextOf(items: ConfirmedOrder['items'], m = confirmSummaryMessages) {
  const content = items.map(({ name, quantity }) => `${name} ${m.quantity(quantity)}`).join(', ');
  return {
    title: m.content,
    content: [...content].slice(0, orderContentMaxLength).join(''),
  };
}
