import { formatDate, formatPostalCode } from '../../../format';
import { PrintIcon } from '../../../icons';
import { Button, EmptyState, Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { packingSheetsMessages } from './messages';
import * as styles from './PackingSheets.css';
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
  items: readonly { productId: number; productName: string; quantity: number }[];
};

export type PackingSheetsProps = {
  items: readonly PackedOrder[];
  /** Orders that wait, beyond those of the list. */
  totalCount: number;
  /** Also the goods of all orders together, for whoever fetches them. */
  picking: boolean;
  onPrint: () => void;
};

/** Sheets to print: the goods of all orders together, and one packing slip for each, on pages of their own. */
export function PackingSheets({ items, totalCount, picking, onPrint }: PackingSheetsProps) {
  const m = useMessages('PackingSheets', packingSheetsMessages);
  if (items.length === 0) return <EmptyState title={m.none} />;
  const goods = new Map<number, PackedOrder['items'][number]>();
  for (const { productId, productName, quantity } of items.flatMap((order) => order.items))
    goods.set(productId, {
      productId,
      productName,
      quantity: quantity + (goods.get(productId)?.quantity ?? 0),
    });
  const sums = [...goods.values()].sort((one, other) =>
    one.productName.localeCompare(other.productName, 'ja'),
  );
  const pieces = sums.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <Button tone="accent" icon={<PrintIcon size="small" />} onClick={onPrint}>
          {m.print}
        </Button>
        {totalCount > items.length && (
          <p className={styles.note}>{m.more(items.length, totalCount)}</p>
        )}
      </div>
      {picking && (
        <article className={styles.sheet} aria-label={m.picking}>
          <Heading level={2} kind="heading">
            {m.picking}
          </Heading>
          <p className={styles.text}>{m.summary(items.length, pieces)}</p>
          <PackingSheetsTable items={sums} checked />
        </article>
      )}
      {items.map(({ id, createdAt, name, address, memo: staffMemo, items: lines }) => (
        <article key={id} className={styles.sheet} aria-label={`${m.slip} ${id}`}>
          <Heading level={2} kind="heading">
            {m.slip}
          </Heading>
          <p className={styles.to}>{m.to(name)}</p>
          <dl className={styles.facts}>
            <dt>{m.number}</dt>
            <dd>{id}</dd>
            <dt>{m.date}</dt>
            <dd>{formatDate(createdAt)}</dd>
            <dt>{m.address}</dt>
            <dd>
              {m.postalCode(formatPostalCode(address.postalCode))} {address.prefecture}
              {address.city}
              {address.street} {address.building}
            </dd>
          </dl>
          <PackingSheetsTable items={lines} />
          <p className={styles.text}>{m.thanks}</p>
          {staffMemo !== null && (
            <p className={styles.staffMemo}>
              {m.staffMemo}: {staffMemo}
            </p>
          )}
        </article>
      ))}
    </div>
  );
}
