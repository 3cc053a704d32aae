import { OfflineIcon, SunIcon } from '../../../icons';
import { type PickupCodeMessages, pickupCodeMessages } from './messages';
import * as styles from './PickupCode.css';
import { useWakeLock } from './useWakeLock';

export type PickupCodeHintsProps = { messages?: PickupCodeMessages };

/** What helps at the counter. While it stands there, the screen does not go dark by itself. */
export function PickupCodeHints({ messages: m = pickupCodeMessages }: PickupCodeHintsProps) {
  useWakeLock();
  return (
    <ul className={styles.hints}>
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
