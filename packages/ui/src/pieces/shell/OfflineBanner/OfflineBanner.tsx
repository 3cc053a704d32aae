import { OfflineIcon } from '../../../icons';
import { type OfflineBannerMessages, offlineBannerMessages } from './messages';
import * as styles from './OfflineBanner.css';
import { useLingering } from './useLingering';

export type OfflineBannerProps = {
  offline: boolean;
  /** Messages that wait for the network. */
  pending?: number;
  messages?: OfflineBannerMessages;
};

/** Says calmly that there is no network, and that nothing written is lost. */
export function OfflineBanner({
  offline,
  pending = 0,
  messages: m = offlineBannerMessages,
}: OfflineBannerProps) {
  const { shown } = useLingering(offline);

  return (
    <div role="status" className={styles.root({ open: offline })}>
      <div className={styles.clip}>
        {shown && (
          <p className={styles.band}>
            <OfflineIcon size="small" />
            <span className={styles.words}>
              <span className={styles.state}>{m.offline}</span>
              {pending > 0 && <span>{m.pending(pending)}</span>}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
