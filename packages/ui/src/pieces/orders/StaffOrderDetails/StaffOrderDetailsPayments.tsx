import type { ReactNode } from 'react';
import { formatDateTime, formatYen } from '../../../format';
import { ReceiptIcon } from '../../../icons';
import { Button, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffOrderDetailsMessages } from './messages';
import type { StaffOrder } from './StaffOrderDetails';
import * as styles from './StaffOrderDetails.css';
import { StaffOrderDetailsPart } from './StaffOrderDetailsPart';

type Props = {
  order: Pick<StaffOrder, 'payments' | 'paymentMethod' | 'card'>;
  receiptHref: string | undefined;
  refunds: ReactNode;
};

/** How the order is paid, and each attempt to pay it by card. */
export function StaffOrderDetailsPayments({ order, receiptHref, refunds }: Props) {
  const m = useMessages('StaffOrderDetails', staffOrderDetailsMessages);
  const { payments, paymentMethod, card } = order;
  return (
    <StaffOrderDetailsPart title={m.money}>
      <Text kind="small">{card ? m.card(card.lastFour) : m[paymentMethod]}</Text>
      {payments.length === 0 ? (
        <Text kind="caption" tone="muted">
          {m.noPayments}
        </Text>
      ) : (
        <ul role="list" className={styles.rows}>
          {payments.map(({ id, amount, state, failure, updatedAt }) => (
            <li key={id} className={styles.entry}>
              <time dateTime={updatedAt} className={styles.time}>
                {formatDateTime(updatedAt)}
              </time>
              <span className={styles.what}>
                {m.payments[state]}
                {failure !== null && (
                  <Text as="span" kind="caption" tone="muted">
                    {' '}
                    {failure}
                  </Text>
                )}
              </span>
              <span className={styles.amount}>{formatYen(amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {refunds}
      {receiptHref !== undefined && (
        <Button
          size="small"
          emphasis="quiet"
          href={receiptHref}
          icon={<ReceiptIcon size="small" />}
        >
          {m.receipt}
        </Button>
      )}
    </StaffOrderDetailsPart>
  );
}
