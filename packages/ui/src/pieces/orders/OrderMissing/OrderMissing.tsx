import { ReceiptIcon } from '../../../icons';
import { Button, EmptyState } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { orderMissingMessages } from './messages';

export type OrderMissingProps = {
  /** What was not found. */
  what?: 'order' | 'receipt';
  ordersHref: string;
};

/** Shown for an unknown order number and for an order of another fan, without telling which. */
export function OrderMissing({ what = 'order', ordersHref }: OrderMissingProps) {
  const m = useMessages('OrderMissing', orderMissingMessages);
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
