// Engine: native dl; no script.
import type { ReactNode } from 'react';
import type { SpaceName } from '../../tokens';
import { gap as gapClass } from '../Stack/Stack.css';
import * as styles from './DescriptionList.css';

export { DescriptionListItem, type DescriptionListItemProps } from './DescriptionListItem';

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
