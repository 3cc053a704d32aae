import { splitOrderNumber } from '../../../format/internal';
import { visuallyHidden } from '../../../styles';
import * as styles from './OrderNumber.css';

export type OrderNumberProps = {
  orderId: string;
  /** `short` leaves out the day, for lists of one day. */
  kind?: 'full' | 'short';
  size?: 'medium' | 'large';
};

/** Order number as it is read aloud at the counter: the day small, the rest in groups of three. */
export function OrderNumber({ orderId, kind = 'full', size = 'medium' }: OrderNumberProps) {
  const { day, groups } = splitOrderNumber(orderId);
  return (
    <span className={styles.root({ size })}>
      <span className={visuallyHidden}>{orderId}</span>
      <span aria-hidden="true" className={styles.figures}>
        {kind === 'full' && day !== '' && <span className={styles.day}>{day}</span>}
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one number never move.
          <span key={index}>{group}</span>
        ))}
      </span>
    </span>
  );
}
