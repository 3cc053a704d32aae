import type { ReactNode } from 'react';
import * as styles from './DescriptionList.css';

export type DescriptionListItemProps = {
  term: ReactNode;
  /** The sum of the items above it. */
  strong?: boolean | undefined;
  children?: ReactNode;
};

/** A term and its value, inside a `DescriptionList`. */
export function DescriptionListItem({ term, strong = false, children }: DescriptionListItemProps) {
  return (
    <div className={strong ? `${styles.item} ${styles.strong}` : styles.item}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
