import { formatTime } from '../../../format/internal';
import { ClockIcon, OfflineIcon } from '../../../icons';
import { Notice } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { syncStatusMessages } from './messages';
import * as styles from './SyncStatus.css';

export type SyncStatusProps = {
  /** The server cannot be reached. */
  offline: boolean;
  /** When the list of this device was last current; null without one. */
  asOf: string | null;
  /** Number of orders in the list of this device. */
  count: number;
  /** The list has every open order. Without it the rest is being loaded. */
  complete: boolean;
  /** The list may miss a cancellation. */
  old: boolean;
  /** Number of hand-overs that the server does not have. */
  waiting: number;
  /** Somebody wants to log out while they wait. */
  leaving?: boolean;
};

/** How old the list of this device is, and what the server does not have. */
export function SyncStatus({
  offline,
  asOf,
  count,
  complete,
  old,
  waiting,
  leaving = false,
}: SyncStatusProps) {
  const m = useMessages('SyncStatus', syncStatusMessages);
  const time = asOf === null ? null : formatTime(asOf);
  return (
    <div>
      <div className={styles.root({ kind: offline || old ? 'warning' : 'live' })}>
        <p role="status" className={styles.part}>
          {offline ? <OfflineIcon size="small" /> : <ClockIcon size="tiny" />}
          <span>
            {offline && (
              <>
                <strong>{m.offline}</strong>{' '}
              </>
            )}
            {sentence(time)}
          </span>
        </p>
        {waiting > 0 && <p className={styles.waiting}>{m.waiting(waiting)}</p>}
      </div>
      <div className={leaving ? styles.leaving : undefined}>
        <Notice tone="danger" role="alert">
          {leaving && m.leaving}
        </Notice>
      </div>
    </div>
  );

  function sentence(time: string | null) {
    if (!complete && count > 0) return offline ? m.offlinePart(count) : m.part(count);
    if (time === null) return offline ? m.offlineWithout : m.loading;
    if (old) return m.old(time);
    return offline ? m.offlineNext(time, count) : m.live(time, count);
  }
}
