// Engine: native list; no script.
import type { ReactNode } from 'react';
import { list, type RowListVariants } from './RowList.css';

export { RowListItem, type RowListItemProps } from './RowListItem';

export type RowListProps = RowListVariants & {
  /** Accessible name of a list without a heading. */
  label?: string | undefined;
  /** Each a `RowListItem`. */
  children?: ReactNode;
};

/** Rows of one kind below each other, with lines between them or as cards. */
export function RowList({ kind, label, children }: RowListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of lists without bullets.
    <ul role="list" aria-label={label} className={list({ kind })}>
      {children}
    </ul>
  );
}
