import { Button, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { obtainPanelMessages } from './messages';
import * as styles from './ObtainPanel.css';
import { ObtainPanelCard } from './ObtainPanelCard';

export type ObtainPanelProps = {
  /** `kept`: without network, the scanned code is stored on this device. */
  status: 'asking' | 'stored' | 'failed';
  /** Message of the server; replaces the default text. */
  message?: string | undefined;
  albumHref: string;
};

/** Status screen while a scanned code is claimed. It is dark, like the card view that follows. */
export function ObtainPanel({ status, message, albumHref }: ObtainPanelProps) {
  const m = useMessages('ObtainPanel', obtainPanelMessages);
  return (
    <div className={styles.root} aria-busy={status === 'asking' || undefined}>
      <div className={styles.room}>
        <ObtainPanelCard state={status} />
        <div className={styles.words}>
          <div role="status" className={styles.text}>
            {status === 'asking' && <p className={styles.title}>{m.asking}</p>}
            {status === 'stored' && (
              <>
                <p className={styles.title}>{m.stored}</p>
                <Text kind="small" phrases>
                  {m.storedHelp}
                </Text>
              </>
            )}
          </div>
          {status === 'failed' && (
            <div role="alert" className={styles.text}>
              <p className={styles.title}>{message || m.failed}</p>
              <Text kind="small" phrases>
                {m.next}
              </Text>
            </div>
          )}
          {status === 'stored' && <Button href={albumHref}>{m.album}</Button>}
        </div>
      </div>
    </div>
  );
}
