import { splitOrderNumber } from '../../../format/internal';
import { OfflineIcon, PinIcon, SunIcon } from '../../../icons';
import { QrCode, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { useWakeLock } from '../../../primitives/UiProvider/useWakeLock';
import { visuallyHidden } from '../../../styles';
import { PickupMatch } from '../../shared/PickupMatch/PickupMatch';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import { pickupCodeMessages } from './messages';
import * as styles from './PickupCode.css';

export type PickupCodeProps = {
  orderId: string;
  /** Content of the code: the address of the order for the staff. */
  value: string;
  /** The match at whose counter it is picked up. */
  match?: MatchFacts | undefined;
};

/** Pickup code of one order: a QR code, and the order number in case it cannot be scanned. */
export function PickupCode({ orderId, value, match }: PickupCodeProps) {
  const m = useMessages('PickupCode', pickupCodeMessages);
  const { day, groups } = splitOrderNumber(orderId);

  return (
    <Stack gap="md" align="center">
      {match && (
        <p className={styles.match}>
          <PickupMatch match={match} align="center" />
        </p>
      )}
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

/** Place of the counter, if the club names it, and hints for it. Keeps the screen on while it is mounted. */
export function PickupCodeHints() {
  const m = useMessages('PickupCode', pickupCodeMessages);
  useWakeLock();
  return (
    <ul role="list" className={styles.hints}>
      {m.where !== '' && (
        <li className={styles.hint}>
          <PinIcon size="small" />
          {m.where}
        </li>
      )}
      <li className={styles.hint}>
        <OfflineIcon size="small" />
        {m.offline}
      </li>
      <li className={styles.hint}>
        <SunIcon size="small" />
        {m.bright}
      </li>
    </ul>
  );
}
