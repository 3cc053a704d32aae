import { nameWithOption } from '@homestand/api-client/optionName';
import { formatYen } from '../../../format';
import { formatDay } from '../../../format/internal';
import { PrintIcon } from '../../../icons';
import { Button, EmptyState, Heading, Table, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tickBox } from '../../../styles/paper.css';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { ProductName } from '../../shared/ProductName/ProductName';
import * as styles from './MatchPacking.css';
import { matchPackingMessages } from './messages';
import type { PackedOrder, PackingRow } from './packing';

type Props = {
  orders: readonly PackedOrder[];
  goods: readonly PackingRow[];
  totalCount: number;
  onPrint: () => void;
};

/** Sheets to print: the goods of all orders together, and the orders by number. */
export function MatchPackingNumbers({ orders, goods, totalCount, onPrint }: Props) {
  const m = useMessages('MatchPacking', matchPackingMessages);
  if (orders.length === 0) return <EmptyState title={m.none} />;
  const check = { header: m.check, cell: () => <span className={tickBox} /> };
  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <Button tone="accent" icon={<PrintIcon size="small" />} onClick={onPrint}>
          {m.print}
        </Button>
        {totalCount > orders.length && (
          <Text kind="caption">{m.shown(orders.length, totalCount)}</Text>
        )}
      </div>
      <article className={styles.sheet} aria-label={m.picking}>
        <Heading level={2} kind="heading">
          {m.picking}
        </Heading>
        <Table
          density="dense"
          items={goods}
          getKey={({ key }) => key}
          columns={[
            check,
            {
              header: m.product,
              isRowHeader: true,
              cell: ({ productName, option }) => (
                <ProductName option={option?.label}>{productName}</ProductName>
              ),
            },
            {
              ...{ header: m.pieces, align: 'end', nowrap: true },
              cell: ({ quantity }) => m.quantity(quantity),
            },
          ]}
        />
      </article>
      <article className={styles.sheet} aria-label={m.byNumber}>
        <Heading level={2} kind="heading">
          {m.byNumber}
        </Heading>
        <Text kind="small">{m.orders(totalCount)}</Text>
        <Table
          density="dense"
          cards="tablet"
          items={orders}
          getKey={({ id }) => id}
          columns={[
            { ...check, card: 'end' },
            {
              ...{ header: m.number, isRowHeader: true, nowrap: true, card: 'start' },
              cell: ({ id }) => (
                <span className={styles.number}>
                  <OrderNumber orderId={id} />
                </span>
              ),
            },
            { header: m.name, card: 'start', cell: ({ name }) => <bdi>{m.to(name)}</bdi> },
            {
              header: m.product,
              cell: ({ items }) =>
                items.map(({ productId, productName, option, quantity }) => (
                  <Text key={`${productId}-${option?.id ?? ''}`} kind="small">
                    {m.item(nameWithOption(productName, option?.label), quantity)}
                  </Text>
                )),
            },
            {
              ...{ header: m.payment, card: 'end' },
              cell({ state, due, movedTo }) {
                if (state === 'handed_over') return m.handedOver;
                if (state === 'dropped') return m.dropped;
                if (movedTo) return m.movedTo(formatDay(movedTo.day));
                return due > 0 ? m.due(formatYen(due)) : m.paid;
              },
            },
          ]}
        />
      </article>
    </div>
  );
}
