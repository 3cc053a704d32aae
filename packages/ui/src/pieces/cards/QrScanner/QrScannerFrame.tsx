import type { QrScannerProps } from './QrScanner';
import * as styles from './QrScanner.css';

/** Guide frame. On a hit its corners rotate and close around a tick. */
export function QrScannerFrame({ status }: Pick<QrScannerProps, 'status'>) {
  const found = status === 'found';
  return (
    <div className={styles.opening} aria-hidden="true">
      <div className={styles.hole({ found })}>
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          className={styles.corners({ status: cornersOf(status) })}
        >
          <path d="M3 25V13A10 10 0 0 1 13 3H25" />
          <path d="M75 3H87A10 10 0 0 1 97 13V25" />
          <path d="M97 75V87A10 10 0 0 1 87 97H75" />
          <path d="M25 97H13A10 10 0 0 1 3 87V75" />
        </svg>
        {found && (
          <svg aria-hidden="true" viewBox="0 0 100 100" className={styles.tick}>
            <circle cx="50" cy="50" r="22" />
            <path d="M40.5 50.5 47.5 57.5 60.5 43.5" pathLength={1} />
          </svg>
        )}
      </div>
    </div>
  );
}

const cornersOf = (status: QrScannerProps['status']) =>
  status === 'found' ? 'found' : status === 'looking' ? 'looking' : 'waiting';
