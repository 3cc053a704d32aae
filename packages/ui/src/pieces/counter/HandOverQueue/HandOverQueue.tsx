import { formatListDateTime } from '../../../format/internal';
import { Button, Heading, StatusSign } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { OrderNumber } from '../../shared/OrderNumber';
import * as styles from './HandOverQueue.css';
import { handOverQueueMessages } from './messages';

export type HandOverQueueItem = {
  id: string;
  orderId: string;
  /** Empty when it is left from an earlier session. */
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
    <span className={styles.row}>
      <OrderNumber orderId={orderId} kind="short" />
      {customerName !== '' && <span className={styles.name}>{m.customer(customerName)}</span>}
      {taken && <span className={styles.detail}>{m.taken(taken.means, taken.amount)}</span>}
      {undone && <span className={styles.detail}>{m.undone}</span>}
      <time dateTime={at} className={styles.time}>
        {formatListDateTime(at)}
      </time>
    </span>
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
          <ul role="list" className={styles.list}>
            {waiting.map((item) => (
              <li key={item.id}>{what(item)}</li>
            ))}
          </ul>
        </section>
      )}
      {items.filter(isRefused).map((item) => (
        <section key={item.id} role="alert" className={styles.refused} aria-label={m.refusedTitle}>
          <StatusSign outline="octagon" mark={item.status === 'collision' ? 'done' : 'cross'} />
          <div className={styles.words}>
            <p className={styles.lead}>{item.status === 'collision' ? m.collision : m.refused}</p>
            {what(item)}
            <p className={styles.note}>
              {item.message} {m.manager}
            </p>
            <Button emphasis="quiet" onClick={() => onConfirm(item.id)}>
              {m.confirm}
            </Button>
          </div>
        </section>
      ))}
    </div>
  );
}
