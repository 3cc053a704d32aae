import { formatListDateTime } from '../../../format/internal';
import { Button, Heading, Inline, Stack, StatusSign, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import * as styles from './HandOverQueue.css';
import { handOverQueueMessages } from './messages';

export type HandOverQueueItem = {
  id: string;
  orderId: string;
  /** Empty for a hand-over of an earlier session. */
  customerName: string;
  at: string;
  /** What was taken at the counter; null for an order that was paid before. */
  taken: { means: 'cash' | 'other'; amount: number } | null;
  /** It was taken back since. */
  undone: boolean;
  /** `collision`: another counter was first. */
  status: 'waiting' | 'sending' | 'refused' | 'collision';
  /** Why the server refused it. */
  message: string | null;
};

export type HandOverQueueProps = {
  items: readonly HandOverQueueItem[];
  /** Somebody has read that it was refused. */
  onConfirm: (id: string) => void;
};

/** Hand-overs that the server does not have yet, and those that it refused. Nothing without any. */
export function HandOverQueue({ items, onConfirm }: HandOverQueueProps) {
  const m = useMessages('HandOverQueue', handOverQueueMessages);
  const isRefused = ({ status }: HandOverQueueItem) =>
    status === 'refused' || status === 'collision';
  const waiting = items.filter((item) => !isRefused(item));
  const what = ({ orderId, customerName, at, taken, undone }: HandOverQueueItem) => (
    <Inline as="span" rowGap="none" align="baseline">
      <OrderNumber orderId={orderId} kind="short" />
      {customerName !== '' && (
        <Text as="span" kind="small">
          {m.customer(customerName)}
        </Text>
      )}
      {taken && (
        <Text as="span" kind="caption">
          {m.taken(taken.means, taken.amount)}
        </Text>
      )}
      {undone && (
        <Text as="span" kind="caption">
          {m.undone}
        </Text>
      )}
      <time dateTime={at} className={styles.time}>
        {formatListDateTime(at)}
      </time>
    </Inline>
  );
  return (
    <div className={styles.root}>
      {waiting.length > 0 && (
        <section className={styles.waiting} aria-label={m.title(waiting.length)}>
          <Heading level={2} kind="label">
            {m.title(waiting.length)}
          </Heading>
          <p className={styles.note}>
            {waiting.some(({ status }) => status === 'sending') ? m.sending : m.next}
          </p>
          <Stack as="ul" gap="sm">
            {waiting.map((item) => (
              <li key={item.id}>{what(item)}</li>
            ))}
          </Stack>
        </section>
      )}
      {items.filter(isRefused).map((item) => (
        <section key={item.id} role="alert" className={styles.refused} aria-label={m.refusedTitle}>
          <StatusSign outline="octagon" mark={item.status === 'collision' ? 'done' : 'cross'} />
          <Stack gap="xs" align="start">
            <p className={styles.lead}>{item.status === 'collision' ? m.collision : m.refused}</p>
            {what(item)}
            <p className={styles.note}>
              {item.message} {m.manager}
            </p>
            <Button emphasis="quiet" onClick={() => onConfirm(item.id)}>
              {m.confirm}
            </Button>
          </Stack>
        </section>
      ))}
    </div>
  );
}
