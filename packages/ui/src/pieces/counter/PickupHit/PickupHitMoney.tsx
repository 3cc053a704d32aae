import { formatYen } from '../../../format';
import { CheckIcon } from '../../../icons';
import { StatusSign } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pickupHitMessages } from './messages';
import * as styles from './PickupHit.css';

type Props = {
  due: number;
  /** Change for the money the fan gives; null until it is entered. */
  change: number | null;
  /** Yen refunded of these orders. */
  refunded: number;
};

/** Yen to take and the change, or that nothing is due; and yen that went back. */
export function PickupHitMoney({ due, change, refunded }: Props) {
  const m = useMessages('PickupHit', pickupHitMessages);
  const back = refunded > 0 && m.refunded(formatYen(refunded));
  if (due === 0 && back)
    return (
      <p className={styles.money({ due: true })}>
        <StatusSign outline="triangle" mark="bang" />
        <span className={styles.moneyWords}>
          <strong className={styles.moneyTitle}>{back}</strong>
          {m.nothingDue}
        </span>
      </p>
    );
  if (due === 0)
    return (
      <p className={styles.money({ due: false })}>
        <CheckIcon />
        <strong className={styles.moneyTitle}>{m.paid}</strong>
      </p>
    );
  return (
    <div className={styles.money({ due: true })}>
      <StatusSign outline="triangle" mark="bang" />
      <span className={styles.moneyWords}>
        <strong className={styles.moneyTitle}>{m.atVenue}</strong>
        {m.take}
        {back && <span>{back}</span>}
      </span>
      <span className={styles.amount}>{formatYen(due)}</span>
      <p role="status" className={styles.change}>
        {change !== null && m.change(change)}
      </p>
    </div>
  );
}
