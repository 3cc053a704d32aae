import { Button, Notice, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { placeOrderBarMessages } from './messages';
import * as styles from './PlaceOrderBar.css';

/**
 * `again`: there was no response and the same order is requested again. `other`: another tab is placing the
 * order. `leaving`: redirecting to the bank's authentication.
 */
export type PlacingState = 'idle' | 'sending' | 'again' | 'other' | 'leaving';

export type PlaceOrderBarProps = {
  total: number;
  status: PlacingState;
  /** Nothing is charged now. */
  atPickup?: boolean;
  /** Error message: why there is no order and what to do. */
  error?: string | null;
  onPlace: () => void;
};

/** Total and order button. The button is pending while the order is placed and cannot be pressed twice. */
export function PlaceOrderBar({
  total,
  status,
  atPickup = false,
  error = null,
  onPlace,
}: PlaceOrderBarProps) {
  const m = useMessages('PlaceOrderBar', placeOrderBarMessages);
  const waiting = { ...m, ...(atPickup && { sending: m.sendingOrder, again: m.againOrder }) };
  return (
    <div className={styles.root}>
      <div className={error ? styles.notice : undefined}>
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      </div>
      <div role="status">
        {status !== 'idle' && <p className={styles.waiting}>{waiting[status]}</p>}
      </div>
      <div className={styles.row}>
        <p className={styles.total}>
          <Text as="span" kind="caption" tone="muted">
            {m.total}
          </Text>
          <span className={styles.price}>{m.yen(total)}</span>
        </p>
        <div className={styles.action}>
          <Button tone="accent" fullWidth pending={status !== 'idle'} onClick={onPlace}>
            {m.place}
          </Button>
        </div>
      </div>
    </div>
  );
}
