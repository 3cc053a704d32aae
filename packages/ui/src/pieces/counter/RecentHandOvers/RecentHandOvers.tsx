import { formatListDateTime } from '../../../format/internal';
import { Heading, StatusSign, Text } from '../../../primitives';
import { useLinkComponent, useMessages } from '../../../primitives/UiProvider/internal';
import { OrderNumber } from '../../shared/OrderNumber';
import { recentHandOversMessages } from './messages';
import * as styles from './RecentHandOvers.css';

export type RecentHandOver = {
  orderId: string;
  customerName: string;
  /** Number of pieces. */
  count: number;
  /** What was taken at the counter; null for an order that was paid before. */
  taken: { means: 'cash' | 'other'; amount: number } | null;
  at: string;
  status: 'handedOver' | 'undone';
};

export type RecentHandOversProps = {
  /** The newest first. */
  items: readonly RecentHandOver[];
  hrefOf: (orderId: string) => string;
};

/** The last hand-overs, so that one can see at once whether an order has just been handed over. */
export function RecentHandOvers({ items, hrefOf }: RecentHandOversProps) {
  const Link = useLinkComponent();
  const m = useMessages('RecentHandOvers', recentHandOversMessages);
  return (
    <section className={styles.root} aria-label={m.title}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      {items.length === 0 ? (
        <Text tone="muted">{m.empty}</Text>
      ) : (
        <ul role="list" className={styles.list}>
          {items.map(({ orderId, customerName, count, taken, at, status }) => (
            <li key={`${orderId} ${at} ${status}`} className={styles.item}>
              <Link href={hrefOf(orderId)} className={styles.row}>
                <StatusSign mark={status === 'undone' ? 'undo' : 'check'} size="small" />
                <span className={styles.words}>
                  <span className={styles.who}>
                    <OrderNumber orderId={orderId} kind="short" />
                    <span className={styles.name}>{m.customer(customerName)}</span>
                  </span>
                  <span className={styles.detail}>
                    {status === 'undone' ? m.undone : m.detail(count, taken)}
                  </span>
                </span>
                <time dateTime={at} className={styles.time}>
                  {formatListDateTime(at)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
