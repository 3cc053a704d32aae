// Engine: native dl; no script.
import type { ReactNode } from 'react';
import type { SpaceName } from '../../tokens';
import { gap as gapClass } from '../Stack/Stack.css';
import * as styles from './DescriptionList.css';

export type DescriptionListProps = styles.DescriptionListVariants & {
  /** Space between the items of a list without rules. */
  gap?: SpaceName | undefined;
  children?: ReactNode;
};

/** Terms with their values: the facts of an order, an account or a person. */
export function DescriptionList({
  kind,
  size,
  divided,
  gap = 'sm',
  children,
}: DescriptionListProps) {
  return <dl className={`${gapClass[gap]} ${styles.list({ kind, size, divided })}`}>{children}</dl>;
}

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
