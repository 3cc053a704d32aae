import { CheckIcon, WarningIcon } from '../../../icons';
import { Button, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { obtainPanelMessages } from './messages';
import * as styles from './ObtainPanel.css';

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

type ObtainPanelCardProps = { state: 'asking' | 'stored' | 'failed' };

/** A face-down card. Both of its sides are alike, so that it can spin. */
function ObtainPanelCard({ state }: ObtainPanelCardProps) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.rays({ state })} />
      <div className={styles.halo({ state })} />
      <div className={styles.card({ state })}>
        <svg viewBox="0 0 126 176" aria-hidden="true" focusable="false" className={styles.back}>
          <path
            className={styles.edge}
            d="M10 0h106a10 10 0 0 1 10 10v156a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10V10A10 10 0 0 1 10 0z"
          />
          <path
            className={styles.field}
            d="M12 6h102a6 6 0 0 1 6 6v152a6 6 0 0 1-6 6H12a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6z"
          />
          <path
            className={styles.stripes}
            d="M18 6v164M27 6v164M36 6v164M45 6v164M54 6v164M63 6v164M72 6v164M81 6v164M90 6v164M99 6v164M108 6v164"
          />
          <path
            className={styles.diamond}
            d="M63 20 112 88 63 156 14 88zM63 30 105 88 63 146 21 88z"
          />
          <path
            className={styles.bases}
            d="M63 14l6 6-6 6-6-6zM63 150l6 6-6 6-6-6zM112 82l6 6-6 6-6-6zM14 82l6 6-6 6-6-6z"
          />
          <circle className={styles.ball} cx="63" cy="88" r="27" />
          <path className={styles.seam} d="M44 69c11 11 11 27 0 38M82 69c-11 11-11 27 0 38" />
          <path
            className={styles.stitches}
            d="M47 70l-4 4M51 77l-5 2.5M52.5 85l-6-.5M52.5 92l-6 .5M51 99l-5-2.5M47 106l-4-4M79 70l4 4M75 77l5 2.5M73.5 85l6-.5M73.5 92l6 .5M75 99l5-2.5M79 106l4-4"
          />
        </svg>
        <div className={styles.sheen({ state })} />
      </div>
      <div className={styles.floor({ state })} />
      {state !== 'asking' && (
        <div className={styles.sign}>{state === 'stored' ? <CheckIcon /> : <WarningIcon />}</div>
      )}
    </div>
  );
}
