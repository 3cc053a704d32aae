import type { ReactNode } from 'react';
import { formatDate, formatPhone, formatPostalCode } from '../../../format';
import { QrIcon } from '../../../icons';
import { Button, DescriptionList, DescriptionListItem, Stack, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { MadeToOrder } from '../../shared/MadeToOrderNote/MadeToOrderNote';
import { PickupMatch } from '../../shared/PickupMatch/PickupMatch';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import type { ChosenOption } from '../../shared/ProductName/ProductName';
import type { OrderState } from '../OrderStatus/OrderStatus';
import { staffOrderDetailsMessages } from './messages';
import * as styles from './StaffOrderDetails.css';
import { StaffOrderDetailsGoods } from './StaffOrderDetailsGoods';
import { StaffOrderDetailsOthers } from './StaffOrderDetailsOthers';
import { StaffOrderDetailsPart } from './StaffOrderDetailsPart';
import { StaffOrderDetailsPayments } from './StaffOrderDetailsPayments';
import { StaffOrderDetailsTimeline } from './StaffOrderDetailsTimeline';

export type StaffOrder = {
  id: string;
  state: OrderState;
  deliveryMethod: 'venue' | 'shipping';
  /** The match at whose counter it is picked up. */
  match?: MatchFacts | undefined;
  trackingNumber: string | null;
  paymentMethod: 'credit_card' | 'at_pickup';
  card: { lastFour: string } | null;
  totalPrice: number;
  due: number;
  items: readonly {
    /** 0 is the shipping fee. */
    productId: number;
    productName: string;
    option?: ChosenOption;
    /** As at the time of the order; missing for goods from stock. */
    madeToOrder?: MadeToOrder;
    unitPrice: number;
    quantity: number;
    /** Pieces of the quantity that were refunded. */
    refunded?: number;
    imageUrls: readonly string[];
  }[];
  customer: {
    name: string;
    kana?: string | undefined;
    email: string;
    phone: string;
    fanName: string;
    fanSince: string;
  };
  address: {
    postalCode: string;
    prefecture: string;
    city: string;
    street: string;
    building: string;
  } | null;
  payments: readonly {
    id: string;
    amount: number;
    state: keyof (typeof staffOrderDetailsMessages)['payments'];
    failure: string | null;
    updatedAt: string;
  }[];
  timeline: readonly {
    id: string;
    at: string;
    kind: keyof (typeof staffOrderDetailsMessages)['kinds'];
    by: string | null;
    means: 'cash' | 'other' | null;
    amount: number | null;
    /** Time of a hand-over by the clock of a counter without the server. */
    deskAt?: string | null;
    trackingNumber: string | null;
    reason: string | null;
  }[];
  otherOrders: {
    list: readonly { id: string; createdAt: string; state: OrderState; totalPrice: number }[];
    totalCount: number;
  };
};

export type StaffOrderDetailsProps = {
  order: StaffOrder;
  orderHrefOf: (orderId: string) => string;
  /** Orders with this product. */
  productHrefOf: (productId: number) => string;
  /** The order at the counter, while its goods wait there. */
  counterHref?: string | undefined;
  /** When the goods were handed over, and its undo. */
  handOver?: ReactNode;
  memo?: ReactNode;
  /** Carrier and number, while the order can be shipped. */
  shipment?: ReactNode;
  /** What went back, and the buttons to refund or cancel. */
  refunds?: ReactNode;
  /** The receipt, if there is one. */
  receiptHref?: string | undefined;
};

/** Everything about one order: on a wide screen facts at the left, people and work at the right. */
export function StaffOrderDetails({
  order,
  orderHrefOf,
  productHrefOf,
  counterHref,
  handOver,
  memo: memoEditor,
  shipment,
  refunds,
  receiptHref,
}: StaffOrderDetailsProps) {
  const m = useMessages('StaffOrderDetails', staffOrderDetailsMessages);
  const { customer, address, trackingNumber, deliveryMethod } = order;

  return (
    <div className={styles.root}>
      <Stack>
        <StaffOrderDetailsGoods order={order} productHrefOf={productHrefOf} />
        <StaffOrderDetailsPayments order={order} receiptHref={receiptHref} refunds={refunds} />
        <StaffOrderDetailsTimeline entries={order.timeline} />
      </Stack>
      <Stack>
        {shipment}
        {memoEditor}
        <StaffOrderDetailsPart title={m.delivery}>
          <DescriptionList>
            <DescriptionListItem term={m.delivery}>{m[deliveryMethod]}</DescriptionListItem>
            {order.match && (
              <DescriptionListItem term={m.match}>
                <PickupMatch match={order.match} />
              </DescriptionListItem>
            )}
            {address && (
              <DescriptionListItem term={m.address}>
                {m.postalCode(formatPostalCode(address.postalCode))}
                <br />
                {address.prefecture}
                {address.city}
                {address.street} {address.building}
              </DescriptionListItem>
            )}
            {trackingNumber !== null && (
              <DescriptionListItem term={m.tracking}>{trackingNumber}</DescriptionListItem>
            )}
          </DescriptionList>
          {counterHref !== undefined && (
            <Button size="small" href={counterHref} icon={<QrIcon size="small" />}>
              {m.counter}
            </Button>
          )}
          {handOver}
        </StaffOrderDetailsPart>
        <StaffOrderDetailsCustomer customer={customer} />
        <StaffOrderDetailsOthers orders={order.otherOrders} hrefOf={orderHrefOf} />
      </Stack>
    </div>
  );
}

/** Who ordered, and how to reach them. */
function StaffOrderDetailsCustomer({ customer }: Pick<StaffOrder, 'customer'>) {
  const m = useMessages('StaffOrderDetails', staffOrderDetailsMessages);
  return (
    <StaffOrderDetailsPart title={m.customer}>
      <DescriptionList>
        <DescriptionListItem term={m.name}>{customer.name}</DescriptionListItem>
        {customer.kana && <DescriptionListItem term={m.kana}>{customer.kana}</DescriptionListItem>}
        <DescriptionListItem term={m.nickname}>{customer.fanName}</DescriptionListItem>
        <DescriptionListItem term={m.since}>{formatDate(customer.fanSince)}</DescriptionListItem>
        <DescriptionListItem term={m.phone}>
          <TextLink standalone href={`tel:${customer.phone}`}>
            {formatPhone(customer.phone)}
          </TextLink>
        </DescriptionListItem>
        <DescriptionListItem term={m.email}>
          <TextLink standalone href={`mailto:${customer.email}`}>
            {customer.email}
          </TextLink>
        </DescriptionListItem>
      </DescriptionList>
    </StaffOrderDetailsPart>
  );
}
