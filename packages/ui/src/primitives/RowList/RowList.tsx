// Engine: native list; no script.
import type { ComponentProps, ReactNode } from 'react';
import { useLinkComponent } from '../UiProvider/useLinkComponent';
import type { RowListVariants } from './RowList.css';
import * as styles from './RowList.css';

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
    <ul role="list" aria-label={label} className={styles.list({ kind })}>
      {children}
    </ul>
  );
}

export type RowListItemProps = Omit<ComponentProps<'li'>, 'className' | 'style'> & {
  /** Before the words: a sign, a picture or a time. */
  start?: ReactNode;
  /** After the words: an amount or a button; below them where there is no room. */
  end?: ReactNode;
  /** The whole row is a link. */
  href?: string | undefined;
  /** The link of what is open. */
  current?: boolean | undefined;
};

/** One row: its children are its words, one below the other. */
export function RowListItem({
  start,
  end,
  href,
  current = false,
  children,
  ...rest
}: RowListItemProps) {
  const Link = useLinkComponent();
  const content = (
    <>
      {start}
      <span className={styles.words}>{children}</span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  );
  return (
    <li {...rest} className={styles.item}>
      {href === undefined ? (
        <div className={styles.row}>{content}</div>
      ) : (
        <Link href={href} className={styles.link} aria-current={current || undefined}>
          {content}
        </Link>
      )}
    </li>
  );
}
