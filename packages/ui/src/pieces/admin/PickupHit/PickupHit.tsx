import { formatYen } from '../../../format';
import { formatTime } from '../../../format/internal';
import { CheckIcon, NoteIcon, WarningIcon } from '../../../icons';
import { Button, Heading, Spinner, StatusSign } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { OrderNumber } from '../../shared/OrderNumber';
import { pickupHitMessages } from './messages';
import * as styles from './PickupHit.css';
import { PickupHitItem } from './PickupHitItem';
import { PickupHitMeans } from './PickupHitMeans';
import { useMainAction } from './useMainAction';

export type HitItem = {
  name: string;
  quantity: number;
  imageUrl: string | null;
};

export type PickupOrder = {
  orderId: string;
  items: readonly HitItem[];
  customerName: string;
  orderedAt: string;
  memo: string | null;
};

export type PaymentMeans = 'cash' | 'other';

export type PickupHitProps = {
  order: PickupOrder;
  /** Yen that are still to be taken; 0 for an order that is paid. */
  due: number;
  means: PaymentMeans;
  onMeansChange: (means: PaymentMeans) => void;
  pending: boolean;
  error?: string | null;
  onHandOver: () => void;
  onBack: () => void;
};

/** One order at the counter, readable at arm's length in the order of work: goods, money, name, memo. */
export function PickupHit(props: PickupHitProps) {
  const { order, due, means, pending, error = null, onHandOver } = props;
  const m = useMessages('PickupHit', pickupHitMessages);
  const handOver = () => !pending && onHandOver();
  useMainAction(handOver);
  const count = order.items.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <section className={styles.root} aria-labelledby={`order-${order.orderId}`}>
      <header className={styles.header}>
        <Heading level={2} id={`order-${order.orderId}`} focusable>
          <OrderNumber orderId={order.orderId} size="large" />
        </Heading>
        <p className={styles.count}>
          {m.all}
          <span className={styles.countFigure}>{count}</span>
          {m.pieces}
        </p>
      </header>
      <ul role="list" className={styles.items}>
        {order.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of one order never move.
          <PickupHitItem key={index} {...item} />
        ))}
      </ul>
      {due > 0 ? (
        <p className={styles.money({ due: true })}>
          <StatusSign outline="triangle" mark="bang" />
          <span className={styles.moneyWords}>
            <strong className={styles.moneyTitle}>{m.atVenue}</strong>
            {m.take}
          </span>
          <span className={styles.amount}>{formatYen(due)}</span>
        </p>
      ) : (
        <p className={styles.money({ due: false })}>
          <CheckIcon />
          <strong className={styles.moneyTitle}>{m.paid}</strong>
        </p>
      )}
      <p className={styles.customer}>
        <span className={styles.name}>{m.customer(order.customerName)}</span>
        <span className={styles.ordered}>{m.ordered(formatTime(order.orderedAt))}</span>
      </p>
      {order.memo && (
        <div className={styles.memo}>
          <NoteIcon size="small" />
          <p>
            <span className={styles.memoTitle}>{m.memo}</span>
            {order.memo}
          </p>
        </div>
      )}
      <div className={styles.actions}>
        {due > 0 && <PickupHitMeans means={means} onMeansChange={props.onMeansChange} />}
        <div role="alert">
          {error && (
            <p className={styles.error}>
              <WarningIcon size="small" />
              {error}
            </p>
          )}
        </div>
        <button
          type="button"
          className={styles.handOver}
          aria-busy={pending || undefined}
          aria-disabled={pending || undefined}
          onClick={handOver}
        >
          {pending ? <Spinner /> : <CheckIcon />}
          <span className={styles.handOverWords}>
            <span className={styles.handOverTitle}>{m.handOver}</span>
            {due > 0 && <span>{m.taken(means, due)}</span>}
          </span>
        </button>
        <Button onClick={props.onBack} emphasis="bare" fullWidth>
          {m.back}
        </Button>
      </div>
    </section>
  );
}
