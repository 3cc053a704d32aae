import { useEffect, useState } from 'react';
import { formatDateTime } from '../../../format';
import { OfflineIcon } from '../../../icons';
import { Spinner } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { offlineBannerMessages } from './messages';
import * as styles from './OfflineBanner.css';

export type OfflineBannerProps = {
  offline: boolean;
  /** Number of messages in the outbox. */
  pending?: number;
  /** ISO time of the offline copy that the page shows. */
  asOf?: string | null;
  /** The same while the new content is on its way. */
  refreshing?: string | null;
};

/**
 * Band with the offline state, the time of the offline copy, and the number of messages in the outbox. While new
 * content is on its way, a small sign over the page, which moves nothing.
 */
export function OfflineBanner({
  offline,
  pending = 0,
  asOf = null,
  refreshing = null,
}: OfflineBannerProps) {
  const m = useMessages('OfflineBanner', offlineBannerMessages);
  const open = offline || asOf !== null;
  const shown = useDelayedHide(open ? { offline, asOf } : null);

  return (
    <div role="status" className={styles.root({ open })}>
      <div className={styles.clip}>
        {shown && (
          <p className={styles.band}>
            <OfflineIcon size="small" />
            <span className={styles.words}>
              {shown.offline && <span className={styles.state}>{m.offline}</span>}
              {shown.asOf !== null && (
                <span>
                  {m.asOf} <time dateTime={shown.asOf}>{formatDateTime(shown.asOf)}</time>
                </span>
              )}
              {pending > 0 && <span>{m.pending(pending)}</span>}
            </span>
          </p>
        )}
      </div>
      {!open && refreshing !== null && (
        <p className={styles.pill}>
          <Spinner />
          <span>
            {m.asOf} <time dateTime={refreshing}>{formatDateTime(refreshing)}</time>
            <span className={visuallyHidden}>{m.refreshing}</span>
          </span>
        </p>
      )}
    </div>
  );
}

/** Slightly longer than the closing transition, in ms. */
const closing = 300;

type Shown = { offline: boolean; asOf: string | null };

/** Keeps the content rendered during the closing transition. */
function useDelayedHide(now: Shown | null): Shown | null {
  const [last, setLast] = useState(now);
  const isNew = now !== null && (now.offline !== last?.offline || now.asOf !== last.asOf);
  if (isNew) setLast(now);
  const open = now !== null;

  useEffect(() => {
    if (open) return;
    const timer = setTimeout(() => setLast(null), closing);
    return () => clearTimeout(timer);
  }, [open]);

  return now ?? last;
}
