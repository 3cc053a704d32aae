import type { ReactNode } from 'react';
import { StaffPageNav } from '../../shell/StaffPage/StaffPageNav';
import * as styles from './CounterPage.css';

export type CounterPageProps = {
  header: ReactNode;
  /** It stays mounted in every kind, so that the camera does not start again. */
  scanner: ReactNode;
  /** Field at the bottom. */
  search?: ReactNode;
  /** `scan` waits for a code, `hit` shows an order in place of the camera, `stop` covers everything. */
  kind: 'scan' | 'hit' | 'stop';
  children?: ReactNode;
};

/** Frame of the counter. On a phone one column; from a tablet on the camera stands beside the content. */
export function CounterPage({ header, scanner, search, kind, children }: CounterPageProps) {
  return (
    <div className={styles.frame}>
      <main className={styles.root({ kind })}>
        <div className={styles.header({ kind })} inert={kind === 'stop'}>
          {header}
        </div>
        <div className={styles.scanner({ kind })} inert={kind !== 'scan'}>
          {scanner}
        </div>
        <div className={styles.content({ kind })}>{children}</div>
        {kind === 'scan' && search && <div className={styles.dock}>{search}</div>}
      </main>
      <div className={styles.places({ kind })} inert={kind === 'stop'}>
        <StaffPageNav current="pickups" />
      </div>
    </div>
  );
}
