import { formatListDateTime } from '../../../format/internal';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupHitMessages } from './messages';
import type { PickupOrder } from './PickupHit';
import * as styles from './PickupHit.css';

/** For whom the order is, and since when. */
export function PickupHitCustomer({ order }: { order: PickupOrder }) {
  const m = useMessages('PickupHit', pickupHitMessages);
  return (
    <p className={styles.customer}>
      <span className={styles.name}>
        {m.customer(order.customerName)}
        {order.kana && <span className={styles.kana}>{order.kana}</span>}
      </span>
      <Text as="span" kind="small" tone="muted">
        {m.ordered(formatListDateTime(order.orderedAt))}
      </Text>
    </p>
  );
}
