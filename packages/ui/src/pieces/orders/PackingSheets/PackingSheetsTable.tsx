import { formatYen } from '../../../format';
import { Table, type TableColumn, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { tickBox } from '../../../styles/paper.css';
import { goodsKey, ProductName } from '../../shared/ProductName/ProductName';
import { packingSheetsMessages } from './messages';
import type { PackedOrder } from './PackingSheets';

type PackedItem = PackedOrder['items'][number];

type Props = {
  items: readonly PackedItem[];
  /** With a box to tick for each. */
  checked?: boolean;
  /** With prices and their sum. */
  money?: Pick<PackedOrder, 'shippingFee' | 'totalPrice'>;
};

/** Pieces of one product with another 引渡時期 lie elsewhere. */
export const packedKey = (item: PackedItem): string =>
  `${goodsKey(item)} ${item.deliveryPeriod ?? ''}`;

export function PackingSheetsTable({ items, checked = false, money }: Props) {
  const m = useMessages('PackingSheets', packingSheetsMessages);
  const goods = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  // A refund may be another sum than the price of its goods, or for no goods.
  const correction = money ? money.totalPrice - goods - money.shippingFee : 0;
  const sums = money && [
    [m.goods, goods],
    [m.shippingFee, money.shippingFee],
    ...(correction === 0 ? [] : [[m.correction, correction]]),
    [m.total, money.totalPrice],
  ];
  const yen = { align: 'end', nowrap: true } as const;
  const price: TableColumn<PackedItem> = {
    ...yen,
    header: m.price,
    cell: ({ unitPrice }) => figure(formatYen(unitPrice)),
  };
  const amount: TableColumn<PackedItem> = {
    ...yen,
    header: m.amount,
    cell: ({ unitPrice, quantity }) => figure(formatYen(unitPrice * quantity)),
  };
  return (
    <Table
      density="dense"
      items={items}
      getKey={packedKey}
      columns={[
        ...(checked ? [{ header: m.check, cell: () => <span className={tickBox} /> }] : []),
        {
          header: m.product,
          isRowHeader: true,
          cell: ({ productName, option, deliveryPeriod }) => (
            <>
              <Text as="span" kind="body">
                <ProductName option={option?.label}>{productName}</ProductName>
              </Text>
              {deliveryPeriod !== undefined && (
                <Text kind="caption" phrases>
                  {m.deliveryPeriod(deliveryPeriod)}
                </Text>
              )}
            </>
          ),
        },
        ...(money ? [price] : []),
        { header: m.quantity, ...yen, cell: ({ quantity }) => figure(quantity) },
        ...(money ? [amount] : []),
      ]}
      footer={sums?.map(([name, sum]) => [
        <strong key="name">{name}</strong>,
        figure(formatYen(Number(sum))),
      ])}
    />
  );
}

const figure = (text: string | number) => (
  <Text as="span" kind="romaji">
    {text}
  </Text>
);
