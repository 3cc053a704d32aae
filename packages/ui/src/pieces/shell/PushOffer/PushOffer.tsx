import { BellIcon, WarningIcon } from '../../../icons';
import { Button } from '../../../primitives';
import { type PushOfferMessages, pushOfferMessages } from './messages';
import * as styles from './PushOffer.css';

export type PushOfferProps = {
  open: boolean;
  /** What has just been done, of which there will be news. */
  moment: 'message' | 'order';
  /** The browser is asking, or the server is being told. */
  pending?: boolean;
  /** Why it did not come through. */
  error?: string | null;
  /** Pressed: the browser may ask now. */
  onAccept: () => void;
  /** It is not offered again. */
  onDecline: () => void;
  messages?: PushOfferMessages;
};

/** Offers notices on this device where there will be news, once and in passing. */
export function PushOffer({
  open,
  moment,
  pending = false,
  error = null,
  onAccept,
  onDecline,
  messages: m = pushOfferMessages,
}: PushOfferProps) {
  return (
    <div role="status">
      {open && (
        <div className={styles.card}>
          <div className={styles.words}>
            <BellIcon size="small" />
            <p className={styles.title}>{m.title[moment]}</p>
            <p className={styles.help}>{m.help}</p>
          </div>
          {error !== null && (
            <p className={styles.error}>
              <WarningIcon size="small" />
              {error}
            </p>
          )}
          <div className={styles.actions}>
            <Button tone="neutral" emphasis="quiet" size="small" onClick={onDecline}>
              {m.decline}
            </Button>
            <Button tone="accent" size="small" pending={pending} onClick={onAccept}>
              {m.accept}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
