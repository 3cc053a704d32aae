// Engine: native section, named by its heading.
import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading/Heading';
import * as styles from './Section.css';

export type SectionProps = {
  title: string;
  /** Decorative Latin capitals above the title; not read aloud. */
  label: string;
  /** Badge beside the title, for example a count. */
  badge?: ReactNode;
  /** Link or button at the end of the heading's row. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One part of a screen with its heading. */
export function Section({ title, label, badge, action, children }: SectionProps) {
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
