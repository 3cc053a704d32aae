import { useId } from 'react';
import { QrIcon } from '../../../icons';
import { Button, Text } from '../../../primitives';
import { OrderStatus } from '../OrderStatus/OrderStatus';
import type { OrderDetailsMessages } from './messages';
import type { OrderDetail } from './OrderDetails';
import * as styles from './OrderDetails.css';

type OrderDetailsStateProps = {
  order: OrderDetail;
  onShowQr: () => void;
  paymentHref: string;
  m: OrderDetailsMessages;
};

/** Status of the order and its next step. */
export function OrderDetailsState({ order, onShowQr, paymentHref, m }: OrderDetailsStateProps) {
  const id = useId();
  const { cancelReason, deliveryStatus, deliveryMethod, paymentStatus } = order;
  const unpaid = paymentStatus === 'awaiting' || paymentStatus === 'failed';
  const reason =
    deliveryStatus === 'received'
      ? m.qrReceived
      : deliveryStatus === 'canceled'
        ? m.qrCanceled
        : undefined;

  return (
    <section className={styles.state} aria-label={m.status}>
      <OrderStatus status={deliveryStatus} tone="accent" />
      <Text kind="label" phrases>
        {unpaid
          ? m.unpaid
          : cancelReason
            ? m.canceledBecause[cancelReason]
            : m.next[deliveryStatus]}
        {paymentStatus === 'refund_due' && <span className={styles.refunded}>{m.refundDue}</span>}
        {paymentStatus === 'refunded' && <span className={styles.refunded}>{m.refunded}</span>}
      </Text>
      {unpaid && (
        <Button tone="accent" href={paymentHref}>
          {m.continue}
        </Button>
      )}
      {deliveryMethod === 'venue' && !unpaid && (
        <div className={styles.qr}>
          <Button
            tone="accent"
            fullWidth
            icon={<QrIcon size="small" />}
            disabled={reason !== undefined}
            aria-describedby={reason === undefined ? undefined : `${id}-reason`}
            onClick={onShowQr}
          >
            {m.qr}
          </Button>
          {reason !== undefined && (
            <Text id={`${id}-reason`} kind="caption" tone="muted">
              {reason}
            </Text>
          )}
        </div>
      )}
    </section>
  );
}
