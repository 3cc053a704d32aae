import { ReceiptIcon } from '../../../icons';
import { Button } from '../../../primitives';
import type { OrderDetailsMessages } from './messages';
import type { OrderDetail } from './OrderDetails';
import * as styles from './OrderDetails.css';
import { OrderDetailsPart, OrderFact } from './OrderDetailsPart';

type OrderDetailsPaymentProps = {
  order: OrderDetail;
  receiptHref: string;
  m: OrderDetailsMessages;
};

export function OrderDetailsPayment({ order, receiptHref, m }: OrderDetailsPaymentProps) {
  const { paymentMethod, paymentStatus, cardLastFour, cardHolderName, deliveryStatus } = order;

  return (
    <OrderDetailsPart title={m.paymentTitle}>
      <dl className={styles.facts}>
        <OrderFact term={m.payment}>
          <span className={styles.way}>
            <span>{paymentMethod === 'at_pickup' ? m.atPickup : m.creditCard}</span>
            {cardLastFour && <span>{m.lastFour(cardLastFour)}</span>}
          </span>
        </OrderFact>
        {cardHolderName && <OrderFact term={m.holder}>{cardHolderName}</OrderFact>}
      </dl>
      {paymentStatus === 'paid' && (
        <Button
          tone="neutral"
          emphasis="quiet"
          href={receiptHref}
          icon={<ReceiptIcon size="small" />}
        >
          {m.receipt}
        </Button>
      )}
      {paymentStatus === 'at_pickup' && deliveryStatus === 'pending' && (
        <p className={styles.help}>{m.receiptAtPickup}</p>
      )}
    </OrderDetailsPart>
  );
}
