import { nameWithOption } from '@homestand/api-client/optionName';
import { formatDateTime, formatYen } from '../../../format';
import { formatCount } from '../../../format/internal';
import { PinIcon, ShopIcon, TruckIcon } from '../../../icons';
import {
  Button,
  EmptyState,
  Inline,
  Pagination,
  Picture,
  Skeleton,
  Stack,
  Table,
  TableRowLink,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { shortcutMark } from '../../../shortcuts/marks';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { type ChosenOption, ProductName } from '../../shared/ProductName/ProductName';
import { type OrderState, OrderStatus } from '../OrderStatus/OrderStatus';
import { staffOrderListMessages } from './messages';
import * as styles from './StaffOrderList.css';

export type StaffOrderListItem = {
  id: string;
  createdAt: string;
  state: OrderState;
  deliveryMethod: 'venue' | 'shipping';
  paymentMethod: 'credit_card' | 'at_pickup';
  totalPrice: number;
  /** Yen still to be paid at the venue. */
  due: number;
  /** The customer. */
  name: string;
  kana?: string | undefined;
  items: readonly {
    productName: string;
    option?: ChosenOption;
    quantity: number;
    imageUrl: string | null;
  }[];
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
      <EmptyState illustration="waiting" title={m.empty}>
        {m.emptyHelp}
      </EmptyState>
    ) : (
      <EmptyState
        illustration="missing"
        title={m.none}
        action={<Button href={clearHref}>{m.clear}</Button>}
      >
        {m.noneHelp}
      </EmptyState>
    );

  const { number, size, total } = page;
  const last = Math.min(number * size, total);
  return (
    <Stack gap="md">
      <Table
        label={m.table}
        cards="desktop"
        items={items}
        getKey={({ id }) => id}
        rowMark={shortcutMark.row}
        columns={[
          {
            header: m.number,
            card: 'start',
            cell: ({ id }) => (
              <TableRowLink href={hrefOf(id)}>
                <OrderNumber orderId={id} />
              </TableRowLink>
            ),
          },
          {
            header: m.at,
            nowrap: true,
            cell: ({ createdAt }) => (
              <Text as="span" kind="caption" tone="muted">
                <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
              </Text>
            ),
          },
          {
            header: m.customer,
            card: 'start',
            cell: ({ name, kana }) => (
              <div className={styles.customer}>
                {name}
                {kana && <span className={styles.kana}>{kana}</span>}
              </div>
            ),
          },
          { header: m.goods, cell: (order) => <StaffOrderListGoods items={order.items} /> },
          { header: m.way, cell: (order) => <StaffOrderListWay {...order} /> },
          {
            header: m.status,
            card: 'end',
            cell: ({ state }) => <OrderStatus status={state} />,
          },
          {
            header: m.total,
            align: 'end',
            nowrap: true,
            card: 'end',
            cell: ({ totalPrice }) => (
              <Text as="span" kind="price">
                {formatYen(totalPrice)}
              </Text>
            ),
          },
        ]}
      />
      <Pagination
        align="end"
        label={m.pages}
        previous={number > 1 ? { label: m.previous, href: page.hrefOf(number - 1) } : null}
        next={last < total ? { label: m.next, href: page.hrefOf(number + 1) } : null}
      >
        <p>
          {m.range(formatCount((number - 1) * size + 1), formatCount(last), formatCount(total))}
        </p>
      </Pagination>
    </Stack>
  );
}

/** The first product of an order, and the number of the other pieces. */
function StaffOrderListGoods({ items }: Pick<StaffOrderListItem, 'items'>) {
  const m = useMessages('StaffOrderList', staffOrderListMessages);
  const [first, ...others] = items;
  const more = others.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!first) return null;
  return (
    <Inline as="span" wrap={false}>
      <span className={styles.picture}>
        {first.imageUrl === null ? (
          <ShopIcon size="small" />
        ) : (
          <Picture src={first.imageUrl} alt="" drawn={96} ratio="1/1" rounded="sm" />
        )}
      </span>
      <span>
        <ProductName>
          {m.item(nameWithOption(first.productName, first.option?.label), first.quantity)}
        </ProductName>
        {more > 0 && <span className={styles.more}>{m.more(more)}</span>}
      </span>
    </Inline>
  );
}

type Props = Pick<StaffOrderListItem, 'deliveryMethod' | 'paymentMethod' | 'due'>;

/** How an order is delivered and paid. */
function StaffOrderListWay({ deliveryMethod, paymentMethod, due }: Props) {
  const m = useMessages('StaffOrderList', staffOrderListMessages);
  return (
    <>
      <span className={styles.pair}>
        <span className={styles.sign}>
          {deliveryMethod === 'venue' ? <PinIcon size="tiny" /> : <TruckIcon size="tiny" />}
        </span>
        {m[deliveryMethod]}
      </span>
      <span className={styles.payment({ due: due > 0 })}>
        {due > 0 ? m.due(formatYen(due)) : m[paymentMethod]}
      </span>
    </>
  );
}
