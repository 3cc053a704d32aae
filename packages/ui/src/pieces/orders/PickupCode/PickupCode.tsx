import { splitOrderNumber } from '../../../format/internal';
import { QrCode, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { pickupCodeMessages } from './messages';
import * as styles from './PickupCode.css';

export { PickupCodeHints } from './PickupCodeHints';

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
    <Stack gap="md" align="center">
      <div className={styles.code}>
        <QrCode value={value} label={m.label} />
      </div>
      <p className={styles.number}>
        <Text as="span" kind="caption" tone="muted">
          {m.number}
        </Text>
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
    </Stack>
  );
}
