import { useState } from 'react';
import { Button, Dialog, Heading, Notice, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { shortcutMark } from '../../../shortcuts/internal';
import { reviewQueueMessages } from './messages';
import * as styles from './ReviewQueue.css';

export type ReviewQueueSameProps = {
  pending: boolean;
  /** Why the last attempt failed. */
  error: string | null;
  /** Lets all listed reports pass, after the question. */
  onPass: () => void;
};

/** What one person alone has reported: one decision for all of it. */
export function ReviewQueueSame({
  count,
  pending,
  error,
  onPass,
}: ReviewQueueSameProps & { count: number }) {
  const m = useMessages('ReviewQueue', reviewQueueMessages);
  const [asking, setAsking] = useState(false);
  return (
    <section className={styles.same} aria-label={m.same}>
      <Heading level={2} kind="label">
        {m.same}
      </Heading>
      <Text kind="small" tone="muted">
        {m.sameHelp}
      </Text>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <Button {...shortcutMark.main} pending={pending} onClick={() => setAsking(true)}>
        {m.passAll(count)}
      </Button>
      <Dialog
        kind="confirm"
        open={asking}
        title={m.passAllAsk(count)}
        confirmLabel={m.passAllYes}
        cancelLabel={m.no}
        onConfirm={() => {
          setAsking(false);
          onPass();
        }}
        onClose={() => setAsking(false)}
      >
        <p>{m.passAllHelp}</p>
      </Dialog>
    </section>
  );
}
