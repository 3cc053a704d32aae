import { ReceiptIcon, SearchIcon } from '../../../icons';
import { Button, EmptyState, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import type { StaffOrderState } from '../StaffOrderStatus';
import { staffOrderListMessages } from './messages';
import * as styles from './StaffOrderList.css';
import { StaffOrderListPages } from './StaffOrderListPages';
import { StaffOrderListRow } from './StaffOrderListRow';

export type StaffOrderListItem = {
  id: string;
  createdAt: string;
  state: StaffOrderState;
  deliveryMethod: 'venue' | 'shipping';
  paymentMethod: 'credit_card' | 'at_pickup';
  totalPrice: number;
  /** What is still to be paid at the venue. */
  due: number;
  /** The customer. */
  name: string;
  kana?: string | undefined;
  items: readonly { productName: string; quantity: number; imageUrl: string | null }[];
};

export type StaffOrderListProps = {
  /** Null while they load. */
  items: readonly StaffOrderListItem[] | null;
  hrefOf: (orderId: string) => string;
  page: { number: number; size: number; total: number; hrefOf: (page: number) => string };
  /** The address without filters; undefined if there is none, so that no order exists. */
  clearHref: string | undefined;
};

/** Orders of the office: a table, and on a phone or a tablet one card for each order. */
export function StaffOrderList({ items, hrefOf, page, clearHref }: StaffOrderListProps) {
  const m = useMessages('StaffOrderList', staffOrderListMessages);
  if (items === null) return <Skeleton label={m.loading} lines={6} />;
  if (items.length === 0)
    return clearHref === undefined ? (
      <EmptyState icon={<ReceiptIcon />} title={m.empty}>
        {m.emptyHelp}
      </EmptyState>
    ) : (
      <EmptyState
        icon={<SearchIcon />}
        title={m.none}
        action={<Button href={clearHref}>{m.clear}</Button>}
      >
        {m.noneHelp}
      </EmptyState>
    );

  const head = [m.number, m.at, m.customer, m.goods, m.way, m.status, m.total];
  return (
    <div className={styles.root}>
      <table aria-label={m.table} className={styles.table}>
        <thead className={styles.head}>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col" className={styles.heading}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {items.map((item) => (
            <StaffOrderListRow key={item.id} item={item} href={hrefOf(item.id)} />
          ))}
        </tbody>
      </table>
      <StaffOrderListPages {...page} />
    </div>
  );
}
