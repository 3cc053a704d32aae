import {
  Heading,
  Inline,
  Notice,
  Skeleton,
  Stack,
  Table,
  Text,
  TextLink,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { ProductName } from '../../shared/ProductName/ProductName';
import { StockLabel } from '../../shared/StockLabel/StockLabel';
import { stockAlertsMessages } from './messages';
import * as styles from './StockAlerts.css';

export type StockAlert = {
  productId: number;
  name: string;
  /** Empty for a product without options. */
  label: string;
  sellable: number;
  /** The product; missing for who may not see goods. */
  href?: string | undefined;
  /** The form in which it is counted. */
  countHref?: string | undefined;
};

/** Goods of which booths sold more pieces than were free. */
export type Oversold = Pick<StockAlert, 'productId' | 'name' | 'label' | 'href' | 'countHref'> & {
  pieces: number;
  /** Orders that wait for pieces of it, and may be short. */
  orderCount: number;
  /** The last of them. */
  orders: readonly { orderId: string; href: string }[];
};

export type StockFigures = {
  /** Of all, also of those that are not in the list. */
  count: number;
  items: readonly StockAlert[];
  /** Until somebody has counted; those with the most pieces first. */
  oversold?: readonly Oversold[] | undefined;
  /** The list of goods. */
  href?: string | undefined;
};

export type StockAlertsProps = {
  /** Null while they load; undefined if the server does not know them, and nothing is shown. */
  figures: StockFigures | null | undefined;
};

/** Counted goods on sale of which few pieces or none are left, each with a link to it. */
export function StockAlerts({ figures }: StockAlertsProps) {
  const m = useMessages('StockAlerts', stockAlertsMessages);
  if (figures === undefined) return null;
  return (
    <section className={styles.root} aria-label={m.title} aria-busy={figures === null}>
      <Inline gap="md" rowGap="none" justify="between">
        <Heading level={2} kind="label">
          {m.title}
        </Heading>
        {figures?.href !== undefined && (
          <TextLink href={figures.href} standalone>
            {m.products}
          </TextLink>
        )}
      </Inline>
      {figures?.oversold?.map((item) => (
        <OversoldNotice key={`${item.productId} ${item.label}`} {...item} />
      ))}
      {figures === null ? <Skeleton label={m.loading} lines={3} /> : <List {...figures} />}
    </section>
  );
}

function OversoldNotice({ pieces, orderCount, orders, ...item }: Oversold) {
  const m = useMessages('StockAlerts', stockAlertsMessages);
  return (
    <Notice tone="warning">
      <Stack gap="xs">
        <Name {...item} />
        <Text as="span" kind="small" phrases>
          {m.oversold(pieces)}
          {m.short(orderCount)}
        </Text>
        {orders.length > 0 && (
          <Inline gap="md" rowGap="none">
            {orders.map(({ orderId, href }) => (
              <TextLink key={orderId} href={href} standalone>
                <OrderNumber orderId={orderId} kind="short" />
              </TextLink>
            ))}
          </Inline>
        )}
        <CountLink {...item} />
      </Stack>
    </Notice>
  );
}

function List({ count, items }: StockFigures) {
  const m = useMessages('StockAlerts', stockAlertsMessages);
  if (count === 0)
    return (
      <Text kind="small" phrases tone="muted">
        {m.none}
      </Text>
    );
  return (
    <>
      <Table
        label={m.title}
        density="dense"
        items={items}
        getKey={({ productId, label }) => `${productId} ${label}`}
        columns={[
          { header: m.product, isRowHeader: true, cell: (item) => <Name {...item} /> },
          {
            header: m.sellable,
            align: 'end',
            nowrap: true,
            cell: ({ sellable, ...item }) => (
              <Stack gap="none" align="end">
                <StockLabel stock={{ state: sellable > 0 ? 'few' : 'sold_out', left: sellable }} />
                <CountLink {...item} />
              </Stack>
            ),
          },
        ]}
      />
      {count > items.length && <Text kind="small">{m.more(count - items.length)}</Text>}
    </>
  );
}

function Name({ name, label, href }: Pick<StockAlert, 'name' | 'label' | 'href'>) {
  const shown = <ProductName option={label === '' ? undefined : label}>{name}</ProductName>;
  if (href === undefined) return shown;
  return (
    <TextLink href={href} standalone>
      {shown}
    </TextLink>
  );
}

function CountLink({ name, label, countHref }: Pick<StockAlert, 'name' | 'label' | 'countHref'>) {
  const m = useMessages('StockAlerts', stockAlertsMessages);
  if (countHref === undefined) return null;
  return (
    <TextLink href={countHref} standalone aria-label={m.countOf(name, label)}>
      {m.count}
    </TextLink>
  );
}
