import { ReceiptIcon } from '../../../icons';
import { Button, DescriptionList, DescriptionListItem, Text } from '../../../primitives';
import type { OrderDetailsMessages } from './messages';
import type { OrderDetail } from './OrderDetails';
import * as styles from './OrderDetails.css';
import { OrderDetailsPart } from './OrderDetailsPart';

type OrderDetailsPaymentProps = {
  order: OrderDetail;
  receiptHref: string;
  m: OrderDetailsMessages;
};

export function OrderDetailsPayment({ order, receiptHref, m }: OrderDetailsPaymentProps) {
  const { paymentMethod, paymentStatus, cardLastFour, cardHolderName, deliveryStatus } = order;

  return (
    <OrderDetailsPart title={m.paymentTitle}>
      <DescriptionList>
        <DescriptionListItem term={m.payment}>
          <span className={styles.way}>
            <span>{paymentMethod === 'at_pickup' ? m.atPickup : m.creditCard}</span>
            {cardLastFour && <span>{m.lastFour(cardLastFour)}</span>}
          </span>
        </DescriptionListItem>
        {cardHolderName && (
          <DescriptionListItem term={m.holder}>{cardHolderName}</DescriptionListItem>
        )}
      </DescriptionList>
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
        <Text kind="small" phrases tone="muted">
          {m.receiptAtPickup}
        </Text>
      )}
    </OrderDetailsPart>
  );
}
