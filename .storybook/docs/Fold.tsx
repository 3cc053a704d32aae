import { pageStyles as styles } from '@homestand/ui/guide';
import type { ReactNode } from 'react';

/** A section that opens when someone asks for it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>
        <h2 className={styles.heading}>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
