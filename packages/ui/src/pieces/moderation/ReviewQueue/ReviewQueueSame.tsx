import { ConfirmAction, Heading, Notice, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
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
      <ConfirmAction
        button={{ ...shortcutMark.main, pending, children: m.passAll(count) }}
        title={m.passAllAsk(count)}
        confirmLabel={m.passAllYes}
        cancelLabel={m.no}
        onConfirm={onPass}
      >
        {m.passAllHelp}
      </ConfirmAction>
    </section>
  );
}
