import { type ReactNode, useId } from 'react';
import { Heading } from '../../../primitives';
import * as styles from './TopSection.css';

export type TopSectionProps = {
  title: string;
  /** Latin capitals above the title: decoration, and not read aloud. */
  label: string;
  /** Beside the title, as a count. */
  badge?: ReactNode;
  /** At the end of the line, as a link to all of it. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One part of the top page under its heading. */
export function TopSection({ title, label, badge, action, children }: TopSectionProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <p className={styles.label} lang="en" aria-hidden="true">
            {label}
          </p>
          <Heading level={2} id={id}>
            {title}
          </Heading>
        </div>
        {badge && <div className={styles.badge}>{badge}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </section>
  );
}
