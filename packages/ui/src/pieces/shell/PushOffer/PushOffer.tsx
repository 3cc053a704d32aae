import { BellIcon, WarningIcon } from '../../../icons';
import { Button, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { pushOfferMessages } from './messages';
import * as styles from './PushOffer.css';

export type PushOfferProps = {
  open: boolean;
  /** The action after which the offer appears. */
  moment: 'message' | 'order';
  /** The browser is asking for permission, or the subscription is being saved. */
  pending?: boolean;
  /** Error message of the last attempt. */
  error?: string | null;
  /** Called on a press, so the browser may ask for permission. */
  onAccept: () => void;
  /** Called when it is declined; it is not offered again. */
  onDecline: () => void;
};

/** Offers notifications on this device after an action that will cause some. */
export function PushOffer({
  open,
  moment,
  pending = false,
  error = null,
  onAccept,
  onDecline,
}: PushOfferProps) {
  const m = useMessages('PushOffer', pushOfferMessages);
  return (
    <div role="status">
      {open && (
        <div className={styles.card}>
          <div className={styles.words}>
            <BellIcon size="small" />
            <Text kind="label" phrases>
              {m.title[moment]}
            </Text>
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
