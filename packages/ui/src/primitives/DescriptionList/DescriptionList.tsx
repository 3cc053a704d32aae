// Engine: native dl; no script.
import type { ReactNode } from 'react';
import type { SpaceName } from '../../tokens';
import * as styles from './DescriptionList.css';

export type DescriptionListProps = styles.DescriptionListVariants & {
  /** Space between the items; around them if they are divided. */
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
  return (
    <dl className={`${styles.list({ kind, size, divided })} ${styles.gap[gap]}`}>{children}</dl>
  );
}
