import { formatDate, formatYen } from '../../../format';
import { Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { OrderStatus } from '../OrderStatus/OrderStatus';
import { staffOrderDetailsMessages } from './messages';
import type { StaffOrder } from './StaffOrderDetails';
import * as styles from './StaffOrderDetails.css';
import { StaffOrderDetailsPart } from './StaffOrderDetailsPart';

type Props = { orders: StaffOrder['otherOrders']; hrefOf: (orderId: string) => string };

/** The fan's other orders. */
export function StaffOrderDetailsOthers({ orders: { list, totalCount }, hrefOf }: Props) {
  const m = useMessages('StaffOrderDetails', staffOrderDetailsMessages);
  const Link = useLinkComponent();
  return (
    <StaffOrderDetailsPart title={m.others}>
      {list.length === 0 ? (
        <Text kind="caption" tone="muted">
          {m.noOthers}
        </Text>
      ) : (
        <ul role="list" className={styles.rows}>
          {list.map(({ id, createdAt, state, totalPrice }) => (
            <li key={id}>
              <Link href={hrefOf(id)} className={styles.other}>
                <OrderNumber orderId={id} />
                <OrderStatus status={state} />
                <span className={styles.time}>{formatDate(createdAt)}</span>
                <span className={styles.amount}>{formatYen(totalPrice)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {totalCount > list.length && (
        <Text kind="caption" tone="muted">
          {m.othersOf(list.length, totalCount)}
        </Text>
      )}
    </StaffOrderDetailsPart>
  );
}
