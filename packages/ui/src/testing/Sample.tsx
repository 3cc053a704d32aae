import type { ReactNode } from 'react';
import * as styles from './Sample.css';

type SampleProps = { tall?: boolean; children: ReactNode };

/** A box that makes a layout visible. */
export function Sample({ tall = false, children }: SampleProps) {
  return <div className={tall ? `${styles.sample} ${styles.tall}` : styles.sample}>{children}</div>;
}
