import { formatYen } from '../../../format';
import { CheckIcon } from '../../../icons';
import { StatusSign } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { pickupHitMessages } from './messages';
import * as styles from './PickupHit.css';

/** What is still to be taken, or that nothing is. */
export function PickupHitMoney({ due }: { due: number }) {
  const m = useMessages('PickupHit', pickupHitMessages);
  if (due === 0)
    return (
      <p className={styles.money({ due: false })}>
        <CheckIcon />
        <strong className={styles.moneyTitle}>{m.paid}</strong>
      </p>
    );
  return (
    <p className={styles.money({ due: true })}>
      <StatusSign outline="triangle" mark="bang" />
      <span className={styles.moneyWords}>
        <strong className={styles.moneyTitle}>{m.atVenue}</strong>
        {m.take}
      </span>
      <span className={styles.amount}>{formatYen(due)}</span>
    </p>
  );
}
