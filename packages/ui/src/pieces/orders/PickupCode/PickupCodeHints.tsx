import { OfflineIcon, PinIcon, SunIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { useWakeLock } from '../../../primitives/UiProvider/useWakeLock';
import { pickupCodeMessages } from './messages';
import * as styles from './PickupCode.css';

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
