import { Button } from '../../../primitives';
import { CheckoutNotice } from '../CheckoutNotice';
import { type PlaceOrderBarMessages, placeOrderBarMessages } from './messages';
import * as styles from './PlaceOrderBar.css';

/**
 * `again`: nobody has answered yet, and the same order is asked for once more. `other`: another tab is at it.
 * `leaving`: the bank wants to see the fan.
 */
export type PlacingState = 'idle' | 'sending' | 'again' | 'other' | 'leaving';

export type PlaceOrderBarProps = {
  total: number;
  state: PlacingState;
  /** Why there is no order, and what to do about it. */
  failure?: string | null;
  onPlace: () => void;
  messages?: PlaceOrderBarMessages;
};

/** The last tap. Its button is busy exactly as long as the work, and cannot be pressed twice. */
export function PlaceOrderBar({
  total,
  state,
  failure = null,
  onPlace,
  messages: m = placeOrderBarMessages,
}: PlaceOrderBarProps) {
  return (
    <div className={styles.root}>
      <div role="alert">
        {failure && (
          <div className={styles.news}>
            <CheckoutNotice>{failure}</CheckoutNotice>
          </div>
        )}
      </div>
      <div role="status">{state !== 'idle' && <p className={styles.waiting}>{m[state]}</p>}</div>
      <div className={styles.row}>
        <p className={styles.total}>
          <span className={styles.label}>{m.total}</span>
          <span className={styles.price}>{m.yen(total)}</span>
        </p>
        <div className={styles.action}>
          <Button tone="accent" fullWidth pending={state !== 'idle'} onClick={onPlace}>
            {m.place}
          </Button>
        </div>
      </div>
    </div>
  );
}
