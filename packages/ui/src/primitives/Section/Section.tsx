// Engine: native section, named by its heading.
import { type ReactNode, useId } from 'react';
import { Heading } from '../Heading';
import * as styles from './Section.css';

export type SectionProps = {
  title: string;
  /** Latin capitals above the title: decoration, and not read aloud. */
  label: string;
  /** Beside the title, as a count. */
  badge?: ReactNode;
  /** At the end of the line, as a link to all of it. */
  action?: ReactNode;
  children?: ReactNode;
};

/** One part of a screen under its heading. */
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
