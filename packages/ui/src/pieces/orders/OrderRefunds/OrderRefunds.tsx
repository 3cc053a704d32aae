import { formatDateTime, formatYen } from '../../../format';
import { Button, Inline, Notice, RowList, RowListItem, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { RefundAction, RefundMoney } from '../RefundDialog/refundMoney';
import { orderRefundsMessages } from './messages';
import * as styles from './OrderRefunds.css';

export type OrderRefundsProps = {
  /** Null until it is loaded. */
  money: Pick<RefundMoney, 'refunded' | 'open' | 'refundable' | 'actions' | 'list'> | null;
  error: string | null;
  onAction: (action: RefundAction) => void;
  /** Opens a refund that is not done. */
  onOpen: (refundId: string) => void;
};

/** What went back of an order's money, and the buttons to refund, cancel or take back. */
export function OrderRefunds({ money, error, onAction, onOpen }: OrderRefundsProps) {
  const m = useMessages('OrderRefunds', orderRefundsMessages);
  if (error !== null)
    return (
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
    );
  if (!money) return <Skeleton />;
  return (
    <section aria-label={m.label} className={styles.root}>
      {money.list.length > 0 && (
        <RowList>
          {money.list.map(({ id, kind, amount, means, state, at, by, reason }) => (
            <RowListItem
              key={id}
              start={
                <time dateTime={at} className={styles.note}>
                  {formatDateTime(at)}
                </time>
              }
              end={
                <>
                  {amount > 0 && <span className={styles.amount}>{formatYen(-amount)}</span>}
                  {state !== 'done' && (
                    <Button size="small" emphasis="quiet" onClick={() => onOpen(id)}>
                      {state === 'failed' ? m.settle : m.open}
                    </Button>
                  )}
                </>
              }
            >
              <span className={styles.what}>
                {m.kinds[kind]}
                <span className={styles.state({ state })}>
                  {amount === 0 ? m.recorded : m.states[state]}
                </span>
                {means !== null && <span className={styles.note}>{m.means[means]}</span>}
                {by !== null && <span className={styles.note}>{by}</span>}
                {reason !== null && <span className={styles.note}>{m.reason(reason)}</span>}
              </span>
            </RowListItem>
          ))}
        </RowList>
      )}
      {money.actions.length > 0 && (
        <Inline>
          {money.actions.map((action) => (
            <Button
              key={action}
              size="small"
              tone="danger"
              emphasis="quiet"
              onClick={() => onAction(action)}
            >
              {m.actions[action]}
            </Button>
          ))}
          {money.refundable > 0 && (
            <span className={styles.note}>{m.refundable(formatYen(money.refundable))}</span>
          )}
        </Inline>
      )}
    </section>
  );
}
