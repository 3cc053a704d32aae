import type { ReactNode } from 'react';
import * as styles from './Receipt.css';

type ReceiptFactProps = { term: string; note?: string | undefined; children: ReactNode };

export function ReceiptFact({ term, note, children }: ReceiptFactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        {term}
        {note && <span className={styles.note}>{note}</span>}
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
