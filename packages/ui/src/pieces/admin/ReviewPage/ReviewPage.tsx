import type { ReactNode } from 'react';
import { Heading, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { reviewPageMessages } from './messages';
import * as styles from './ReviewPage.css';

export type ReviewPageProps = {
  /** On a phone the list or the opened report; from a tablet on both, side by side. */
  kind: 'list' | 'detail';
  list: ReactNode;
  /** Address of the list, for the way back on a phone. */
  listHref: string;
  /** Address of the counter. */
  counterHref: string;
  /** The opened report; without one, a sentence from a tablet on. */
  children?: ReactNode;
};

/** Frame of the queue of reported messages. */
export function ReviewPage({ kind, list, listHref, counterHref, children }: ReviewPageProps) {
  const m = useMessages('ReviewPage', reviewPageMessages);
  return (
    <main className={styles.root}>
      <title>{m.title}</title>
      <header className={styles.header}>
        <Heading level={1} kind="heading" focusable>
          {m.title}
        </Heading>
        {kind === 'detail' && (
          <span className={styles.back}>
            <TextLink href={listHref}>{m.back}</TextLink>
          </span>
        )}
        <TextLink href={counterHref}>{m.counter}</TextLink>
      </header>
      <div className={styles.list({ kind })}>{list}</div>
      <div className={styles.detail({ kind })}>
        {children ?? <p className={styles.none}>{m.none}</p>}
      </div>
    </main>
  );
}
