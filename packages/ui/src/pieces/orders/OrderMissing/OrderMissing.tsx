import { ReceiptIcon } from '../../../icons';
import { Button, EmptyState } from '../../../primitives';
import { type OrderMissingMessages, orderMissingMessages } from './messages';

export type OrderMissingProps = {
  /** What was not found. */
  what?: 'order' | 'receipt';
  ordersHref: string;
  messages?: OrderMissingMessages;
};

/** Shown for an unknown order number and for an order of another fan, without telling which. */
export function OrderMissing({
  what = 'order',
  ordersHref,
  messages: m = orderMissingMessages,
}: OrderMissingProps) {
  return (
    <div role="status">
      <EmptyState
        icon={<ReceiptIcon />}
        title={m[what]}
        action={
          <Button tone="accent" href={ordersHref}>
            {m.toOrders}
          </Button>
        }
      >
        {m[`${what}Help`]}
      </EmptyState>
    </div>
  );
}
