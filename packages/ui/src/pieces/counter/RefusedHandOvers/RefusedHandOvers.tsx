import { formatListTime } from '../../../format';
import { ChevronRightIcon } from '../../../icons';
import { Heading, Inline, RowList, RowListItem, StatusSign, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { refusedHandOversMessages } from './messages';
import * as styles from './RefusedHandOvers.css';

export type RefusedHandOver = {
  id: string;
  orderId: string;
  customerName: string;
  reason:
    | 'handedOver'
    | 'canceled'
    | 'refunded'
    | 'paymentPending'
    | 'paymentFailed'
    | 'shipping'
    | 'paymentDiffers';
  /** By the clock of the counter. */
  at: string;
  by: string | null;
  taken: { means: 'cash' | 'other'; amount: number } | null;
  /** The hand-over that is in force. */
  inForce: { at: string; by: string | null } | null;
};

export type RefusedHandOversProps = {
  items: readonly RefusedHandOver[];
  /** Address of an order's details. */
  hrefOf: (orderId: string) => string;
};

/** For a manager: goods that left a counter without the server, although the order was not open any more. */
export function RefusedHandOvers({ items, hrefOf }: RefusedHandOversProps) {
  const m = useMessages('RefusedHandOvers', refusedHandOversMessages);
  if (items.length === 0) return null;
  return (
    <section className={styles.root} aria-label={m.title(items.length)}>
      <Heading level={2} kind="label">
        {m.title(items.length)}
      </Heading>
      <RowList kind="cards">
        {items.map(({ id, orderId, customerName, reason, at, by, taken, inForce }) => (
          <RowListItem
            key={id}
            href={hrefOf(orderId)}
            start={<StatusSign outline="octagon" mark="bang" size="small" />}
            end={<ChevronRightIcon size="small" />}
          >
            <span className={styles.lead}>{m.reasons[reason]}</span>
            <Inline as="span" rowGap="none" align="baseline">
              <OrderNumber orderId={orderId} kind="short" />
              {m.customer(customerName)}
            </Inline>
            <span className={styles.facts}>
              {inForce && (
                <Inline as="span" rowGap="none" align="stretch">
                  <Text as="span" tone="muted">
                    {m.inForce}
                  </Text>
                  {m.made(formatListTime(inForce.at), inForce.by)}
                </Inline>
              )}
              <Inline as="span" rowGap="none" align="stretch">
                <Text as="span" tone="muted">
                  {m.later}
                </Text>
                {m.made(formatListTime(at), by)}
                {taken && <span>{m.taken(taken.means, taken.amount)}</span>}
              </Inline>
            </span>
          </RowListItem>
        ))}
      </RowList>
    </section>
  );
}
