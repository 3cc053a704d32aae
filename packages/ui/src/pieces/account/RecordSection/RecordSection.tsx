import { type ReactNode, useId } from 'react';
import { Heading } from '../../../primitives';
import * as styles from './RecordSection.css';

export type RecordSectionProps = {
  title: string;
  /** Latin capitals above the title: decoration, and not read aloud. */
  label: string;
  children: ReactNode;
};

/** One part of my page under its heading. */
export function RecordSection({ title, label, children }: RecordSectionProps) {
  const id = useId();
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.words}>
        <p className={styles.label} lang="en" aria-hidden="true">
          {label}
        </p>
        <Heading level={2} id={id}>
          {title}
        </Heading>
      </div>
      {children}
    </section>
  );
}
