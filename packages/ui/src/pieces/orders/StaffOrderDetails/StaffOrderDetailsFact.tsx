import type { ReactNode } from 'react';
import * as styles from './StaffOrderDetails.css';

type Props = { term: string; children: ReactNode };

/** A fact and its name. */
export function StaffOrderDetailsFact({ term, children }: Props) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
