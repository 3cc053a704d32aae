// Engine: native elements; no script.
import type { ReactNode } from 'react';
import { Heading } from '../Heading';
import * as styles from './EmptyState.css';

export type EmptyStateProps = {
  /** Decorative. */
  icon?: ReactNode | undefined;
  /** Says what is not here. */
  title: string;
  /** Its place in the outline of the screen. */
  level?: 2 | 3 | 4 | undefined;
  /** Says what will be here, or what to do. */
  children?: ReactNode | undefined;
  /** The one next step: a `Button`. */
  action?: ReactNode | undefined;
};

/** Stands where a list would, and says what to do instead. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  return (
    <div className={styles.root}>
      {icon && (
        <div className={styles.sign} aria-hidden="true">
          {icon}
        </div>
      )}
      <div className={styles.words}>
        <Heading level={level} looks="label">
          {title}
        </Heading>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {action}
    </div>
  );
}
