import { formatListDateTime } from '../../../format/internal';
import {
  Heading,
  Inline,
  RowList,
  RowListItem,
  Skeleton,
  StatusSign,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
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
  /** The newest first; null while they load. */
  items: readonly RecentHandOver[] | null;
  hrefOf: (orderId: string) => string;
};

/** The last hand-overs, so that one can see at once whether an order has just been handed over. */
export function RecentHandOvers({ items, hrefOf }: RecentHandOversProps) {
  const m = useMessages('RecentHandOvers', recentHandOversMessages);
  return (
    <section className={styles.root} aria-label={m.title} aria-busy={items === null}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      {items === null && <Skeleton lines={3} />}
      {items?.length === 0 && <Text tone="muted">{m.empty}</Text>}
      {items && items.length > 0 && (
        <RowList>
          {items.map(({ orderId, customerName, count, taken, at, status }) => (
            <RowListItem
              key={`${orderId} ${at} ${status}`}
              href={hrefOf(orderId)}
              start={<StatusSign mark={status === 'undone' ? 'undo' : 'check'} size="small" />}
              end={
                <time dateTime={at} className={styles.time}>
                  {formatListDateTime(at)}
                </time>
              }
            >
              <Inline as="span" rowGap="none" align="baseline">
                <OrderNumber orderId={orderId} kind="short" />
                <Text as="span" kind="small">
                  {m.customer(customerName)}
                </Text>
              </Inline>
              <Text as="span" kind="caption" tone="muted">
                {status === 'undone' ? m.undone : m.detail(count, taken)}
              </Text>
            </RowListItem>
          ))}
        </RowList>
      )}
    </section>
  );
}
