import { PrintIcon } from '../../../icons';
import { Button, EmptyState, Heading, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { packingSheetsMessages } from './messages';
import * as styles from './PackingSheets.css';
import { PackingSheetsSlip } from './PackingSheetsSlip';
import { PackingSheetsTable } from './PackingSheetsTable';

export type PackedOrder = {
  id: string;
  createdAt: string;
  name: string;
  address: {
    postalCode: string;
    prefecture: string;
    city: string;
    street: string;
    building: string;
  };
  memo: string | null;
  items: readonly { productId: number; productName: string; unitPrice: number; quantity: number }[];
  shippingFee: number;
  totalPrice: number;
};

export type PackingSheetsProps = {
  items: readonly PackedOrder[];
  /** Orders that wait, beyond those of the list. */
  totalCount: number;
  /** The club; empty where it has written nothing. */
  sender: { name: string; address: string; phone: string; logoUrl: string | null };
  /** Also the goods of all orders together, for whoever fetches them. */
  picking: boolean;
  onPrint: () => void;
};

/** Sheets to print: the goods of all orders together, and one packing slip for each, on pages of their own. */
export function PackingSheets({ items, totalCount, sender, picking, onPrint }: PackingSheetsProps) {
  const m = useMessages('PackingSheets', packingSheetsMessages);
  if (items.length === 0) return <EmptyState title={m.none} />;
  const goods = new Map<number, PackedOrder['items'][number]>();
  for (const item of items.flatMap((order) => order.items))
    goods.set(item.productId, {
      ...item,
      quantity: item.quantity + (goods.get(item.productId)?.quantity ?? 0),
    });
  const sums = [...goods.values()].sort((a, b) => a.productName.localeCompare(b.productName, 'ja'));
  const pieces = sums.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <Button tone="accent" icon={<PrintIcon size="small" />} onClick={onPrint}>
          {m.print}
        </Button>
        {totalCount > items.length && (
          <Text kind="caption">{m.more(items.length, totalCount)}</Text>
        )}
      </div>
      {picking && (
        <article className={styles.sheet} aria-label={m.picking}>
          <Heading level={2} kind="heading">
            {m.picking}
          </Heading>
          <Text kind="small">{m.summary(items.length, pieces)}</Text>
          <PackingSheetsTable items={sums} checked />
        </article>
      )}
      {items.map((order) => (
        <PackingSheetsSlip key={order.id} order={order} sender={sender} />
      ))}
    </div>
  );
}
