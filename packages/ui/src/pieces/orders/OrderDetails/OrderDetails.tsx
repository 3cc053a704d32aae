import { formatDateTime, formatYen } from '../../../format';
import { ReceiptIcon } from '../../../icons';
import {
  Button,
  Center,
  DescriptionList,
  DescriptionListItem,
  Skeleton,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderItems } from '../OrderItems/OrderItems';
import type { OrderRowItem } from '../OrderRow/OrderRow';
import { type OrderDetailsMessages, orderDetailsMessages } from './messages';
import * as styles from './OrderDetails.css';
import { OrderDetailsDelivery } from './OrderDetailsDelivery';
import { OrderDetailsPart } from './OrderDetailsPart';
import { OrderDetailsState } from './OrderDetailsState';

export type OrderDetail = OrderRowItem & {
  updatedAt: string;
  trackingNumber: string | null;
  carrier?: 'yamato' | 'sagawa' | 'japan_post' | 'other' | null;
  name: string;
  email: string;
  phone: string;
  postalCode: string | null;
  prefecture: string | null;
  city: string | null;
  street: string | null;
  building: string | null;
  paymentMethod: 'credit_card' | 'at_pickup';
  paymentStatus:
    | 'at_pickup'
    | 'awaiting'
    | 'paid'
    | 'failed'
    | 'canceled'
    | 'refund_due'
    | 'refunded';
  /** Refunded yen; missing without refunds. */
  refunded?: number;
  /** Yen still to be refunded. */
  refundDue?: number;
  cardLastFour: string | null;
  cardHolderName: string | null;
  /** Date until which the order must be picked up. */
  pickupUntil?: string | null;
  /** Why the order was canceled automatically; null when the club canceled it. */
  cancelReason?: 'pickup_expired' | null;
};

export type OrderDetailsProps = {
  order: OrderDetail;
  onShowQr: () => void;
  receiptHref: string;
  /** Address of the page for an unfinished payment. */
  paymentHref: string;
  /** The carrier's page of the parcel, if it is known. */
  trackingHref?: string | undefined;
};

/** All details of an order, the next step first. */
export function OrderDetails({
  order,
  onShowQr,
  receiptHref,
  paymentHref,
  trackingHref,
}: OrderDetailsProps) {
  const m = useMessages('OrderDetails', orderDetailsMessages);
  const isOver = order.deliveryStatus === 'received' || order.deliveryStatus === 'shipped';
  const fee = order.orderItems.find(({ productId }) => productId === 0);

  return (
    <Center>
      <div className={styles.root}>
        <OrderDetailsState {...{ order, onShowQr, paymentHref, m }} />
        <DescriptionList>
          <DescriptionListItem term={m.number}>
            <span className={styles.number}>{order.id}</span>
          </DescriptionListItem>
          <DescriptionListItem term={m.date}>
            <time dateTime={order.createdAt}>{formatDateTime(order.createdAt)}</time>
          </DescriptionListItem>
          {order.pickupUntil && (
            <DescriptionListItem term={m.pickupUntil}>
              <time dateTime={order.pickupUntil}>{formatDateTime(order.pickupUntil)}</time>
            </DescriptionListItem>
          )}
          {isOver && (
            <DescriptionListItem term={m.completed}>
              <time dateTime={order.updatedAt}>{formatDateTime(order.updatedAt)}</time>
            </DescriptionListItem>
          )}
        </DescriptionList>
        <OrderDetailsPart title={m.items}>
          <OrderItems items={order.orderItems} priced />
          <div className={styles.sums}>
            <DescriptionList kind="ends">
              {fee && (
                <DescriptionListItem term={m.shippingFee}>
                  <Text as="span" kind="price">
                    {formatYen(fee.unitPrice * fee.quantity)}
                  </Text>
                </DescriptionListItem>
              )}
              <DescriptionListItem term={m.total} strong>
                <span className={styles.price}>{formatYen(order.totalPrice)}</span>{' '}
                <span className={styles.tax}>{m.taxIncluded}</span>
              </DescriptionListItem>
              {(['refunded', 'refundDue'] as const).map(
                (kind) =>
                  (order[kind] ?? 0) > 0 && (
                    <DescriptionListItem key={kind} term={m.refunds[kind]}>
                      <Text as="span" kind="price">
                        {formatYen(-(order[kind] ?? 0))}
                      </Text>
                    </DescriptionListItem>
                  ),
              )}
            </DescriptionList>
          </div>
        </OrderDetailsPart>
        <OrderDetailsDelivery {...{ order, trackingHref, m }} />
        <OrderDetailsPart title={m.customer}>
          <DescriptionList>
            <DescriptionListItem term={m.name}>{order.name}</DescriptionListItem>
            <DescriptionListItem term={m.email}>{order.email}</DescriptionListItem>
            <DescriptionListItem term={m.phone}>{order.phone}</DescriptionListItem>
          </DescriptionList>
        </OrderDetailsPart>
        <OrderDetailsPayment {...{ order, receiptHref, m }} />
      </div>
    </Center>
  );
}

export function OrderDetailsSkeleton() {
  const m = useMessages('OrderDetails', orderDetailsMessages);
  return (
    <Center>
      <div className={styles.root} aria-busy="true">
        <div className={styles.state}>
          <div className={styles.outline}>
            <Skeleton lines={3} label={m.loading} />
          </div>
        </div>
        <Skeleton lines={2} />
        <div className={styles.part}>
          <Skeleton lines={4} />
        </div>
        <div className={styles.part}>
          <Skeleton lines={3} />
        </div>
      </div>
    </Center>
  );
}

type OrderDetailsPaymentProps = {
  order: OrderDetail;
  receiptHref: string;
  m: OrderDetailsMessages;
};

function OrderDetailsPayment({ order, receiptHref, m }: OrderDetailsPaymentProps) {
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
