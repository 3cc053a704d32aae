// Engine: native elements; no script.
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading';
import { Illustration, type IllustrationName } from '../Illustration/Illustration';
import * as styles from './EmptyState.css';

export type EmptyStateProps = {
  /** Drawing of the state. */
  illustration?: Exclude<IllustrationName, 'complete'> | undefined;
  /** Title: says what is missing. */
  title: string;
  /** Level of the heading. */
  level?: 2 | 3 | 4 | undefined;
  /** Text: what will be shown here, or what to do. */
  children?: ReactNode | undefined;
  /** Button for the next step. */
  action?: ReactNode | undefined;
};

/** Shown in place of an empty list, with the next step. */
export function EmptyState({
  illustration = 'empty',
  title,
  level = 2,
  children,
  action,
}: EmptyStateProps) {
  return (
    <div className={styles.root}>
      <Illustration name={illustration} size={level === 2 ? 'medium' : 'small'} />
      <div className={styles.words}>
        <Heading level={level} kind="label">
          {title}
        </Heading>
        {children && <p className={styles.text}>{children}</p>}
      </div>
      {action}
    </div>
  );
}
