import type { ReactNode } from 'react';
import { Heading } from '../../../primitives';
import * as styles from './ComingSoon.css';
import { type ComingSoonMessages, comingSoonMessages } from './messages';

export type ComingSoonProps = {
  title?: never;
  /** Of the screen that will be here. */
  name: string;
  /** Ways on: buttons. */
  children?: ReactNode;
  messages?: ComingSoonMessages;
};

/** Stands inside the frame of a screen that is not open yet. */
export function ComingSoon({ name, children, messages: m = comingSoonMessages }: ComingSoonProps) {
  return (
    <section className={styles.root}>
      <div className={styles.ticket}>
        <p className={styles.label} lang="en">
          COMING SOON
        </p>
        <p className={styles.name}>{name}</p>
      </div>
      <div className={styles.words}>
        <Heading level={2} looks="title" align="center">
          {m.soon}
        </Heading>
        <p className={styles.wait}>{m.wait}</p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
