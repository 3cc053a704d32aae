import { OfflineIcon, SunIcon } from '../../../icons';
import { useMessages, useWakeLock } from '../../../primitives/UiProvider/internal';
import { pickupCodeMessages } from './messages';
import * as styles from './PickupCode.css';

/** Hints for the counter. Keeps the screen on while it is mounted. */
export function PickupCodeHints() {
  const m = useMessages('PickupCode', pickupCodeMessages);
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
