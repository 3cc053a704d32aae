import { formatYen } from '../../../format';
import { CheckIcon } from '../../../icons';
import { StatusSign } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { pickupHitMessages } from './messages';
import * as styles from './PickupHit.css';

type Props = {
  due: number;
  /** Yen that go back of what was given; null while nothing was. */
  change: number | null;
  /** Yen that went back of what is handed over, or of what is not any more. */
  refunded: number;
};

/** What is still to be taken and the change for what was given, or that nothing is; and what went back. */
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
