import { OfflineIcon, SunIcon } from '../../../icons';
import { type PickupCodeMessages, pickupCodeMessages } from './messages';
import * as styles from './PickupCode.css';
import { useWakeLock } from './useWakeLock';

export type PickupCodeHintsProps = { messages?: PickupCodeMessages };

/** Hints for the counter. Keeps the screen on while it is mounted. */
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
