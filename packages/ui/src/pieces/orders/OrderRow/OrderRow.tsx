import { useId } from 'react';
import { formatDateTime, formatYen } from '../../../format';
import { PinIcon, QrIcon, TruckIcon } from '../../../icons';
import { Button, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { PickupMatch } from '../../shared/PickupMatch/PickupMatch';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import { type OrderItem, OrderItems } from '../OrderItems/OrderItems';
import { type DeliveryState, OrderStatus } from '../OrderStatus/OrderStatus';
import { orderRowMessages } from './messages';
import * as styles from './OrderRow.css';

export type OrderRowItem = {
  id: string;
  createdAt: string;
  deliveryStatus: DeliveryState;
  deliveryMethod: 'venue' | 'shipping';
  /** The match at whose counter it is picked up. */
  match?: MatchFacts | undefined;
  totalPrice: number;
  orderItems: readonly OrderItem[];
};

export type OrderRowProps = {
  item: OrderRowItem;
  /** Address of the order details. */
  href: string;
  onShowQr: () => void;
};

const maxItems = 3;

/** One order in the list: products, status and next step. */
export function OrderRow({ item, href, onShowQr }: OrderRowProps) {
  const m = useMessages('OrderRow', orderRowMessages);
  const id = useId();
  const { deliveryStatus, deliveryMethod } = item;
  const received = deliveryStatus === 'received';
  const Place = deliveryMethod === 'venue' ? PinIcon : TruckIcon;

  return (
    <article className={styles.card} aria-labelledby={`${id}-number`}>
      <div className={styles.head}>
        <h2 id={`${id}-number`} className={styles.number}>
          <span className={visuallyHidden}>{m.number} </span>
          {item.id}
        </h2>
        <OrderStatus status={deliveryStatus} />
        <p className={styles.facts}>
          <time dateTime={item.createdAt} className={styles.time}>
            {formatDateTime(item.createdAt)}
          </time>
          <span className={styles.method}>
            <Place size="tiny" />
            {m[deliveryMethod]}
          </span>
        </p>
        {item.match && (
          <p className={styles.match}>
            <PickupMatch match={item.match} />
          </p>
        )}
      </div>
      <OrderItems items={item.orderItems} most={maxItems} />
      <p className={styles.total}>
        <span>{m.total}</span>
        <span className={styles.price}>
          {formatYen(item.totalPrice)} <span className={styles.tax}>{m.taxIncluded}</span>
        </span>
      </p>
      {received && (
        <p id={`${id}-reason`} className={styles.reason}>
          {m.received}
        </p>
      )}
      <div className={styles.actions}>
        {(deliveryStatus === 'pending' || received) && (
          <Button
            tone="accent"
            emphasis="quiet"
            size="small"
            icon={<QrIcon size="small" />}
            disabled={received}
            aria-describedby={received ? `${id}-reason` : undefined}
            onClick={onShowQr}
          >
            {m.qr}
          </Button>
        )}
        <Button tone="neutral" emphasis="quiet" size="small" href={href}>
          {m.details}
        </Button>
      </div>
    </article>
  );
}

export type OrderRowSkeletonProps = {
  /** Text for screen readers. Set it on one of several skeletons. */
  label?: string | undefined;
};

export function OrderRowSkeleton({ label }: OrderRowSkeletonProps) {
  return (
    <div className={styles.card}>
      <div className={styles.waitingHead}>
        <Skeleton lines={2} label={label} />
      </div>
      <div className={styles.waitingItem}>
        <span className={styles.waitingPicture} />
        <Skeleton />
      </div>
      <div className={styles.waitingTotal}>
        <Skeleton />
      </div>
      <div className={styles.waitingActions} />
    </div>
  );
}
