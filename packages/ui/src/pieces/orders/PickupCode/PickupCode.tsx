import { splitOrderNumber } from '../../../format/internal';
import { QrCode } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { visuallyHidden } from '../../../styles';
import { pickupCodeMessages } from './messages';
import * as styles from './PickupCode.css';

export type PickupCodeProps = {
  orderId: string;
  /** Content of the code: the address of the order for the staff. */
  value: string;
};

/** Pickup code of one order: a QR code, and the order number in case it cannot be scanned. */
export function PickupCode({ orderId, value }: PickupCodeProps) {
  const m = useMessages('PickupCode', pickupCodeMessages);
  const { day, groups } = splitOrderNumber(orderId);

  return (
    <div className={styles.root}>
      <div className={styles.code}>
        <QrCode value={value} label={m.label} />
      </div>
      <p className={styles.number}>
        <span className={styles.caption}>{m.number}</span>
        <span className={visuallyHidden}>{orderId}</span>
        <span className={styles.figures} aria-hidden="true">
          {day !== '' && <span className={styles.day}>{day}</span>}
          <span className={styles.groups}>
            {groups.map((group, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one number never move.
              <span key={index}>{group}</span>
            ))}
          </span>
        </span>
      </p>
    </div>
  );
}
