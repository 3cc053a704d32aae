import { formatDate, formatPostalCode } from '../../../format';
import { PrintIcon } from '../../../icons';
import {
  Button,
  DescriptionList,
  DescriptionListItem,
  EmptyState,
  Heading,
  Inline,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import type { ChosenOption } from '../../shared/ProductName/ProductName';
import { packingSheetsMessages } from './messages';
import * as styles from './PackingSheets.css';
import { PackingSheetsTable, packedKey } from './PackingSheetsTable';

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
  items: readonly {
    productId: number;
    productName: string;
    option?: ChosenOption;
    /** Of what is made to order: when it is handed over. */
    deliveryPeriod?: string;
    unitPrice: number;
    quantity: number;
  }[];
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
  const goods = new Map<string, PackedOrder['items'][number]>();
  for (const item of items.flatMap((order) => order.items))
    goods.set(packedKey(item), {
      ...item,
      quantity: item.quantity + (goods.get(packedKey(item))?.quantity ?? 0),
    });
  const sums = [...goods.values()].sort(
    (a, b) =>
      a.productName.localeCompare(b.productName, 'ja') || (a.option?.id ?? 0) - (b.option?.id ?? 0),
  );
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

type Props = Pick<PackingSheetsProps, 'sender'> & { order: PackedOrder };

/** What lies in the parcel, from whom, for whom and for how much. */
function PackingSheetsSlip({ order, sender }: Props) {
  const m = useMessages('PackingSheets', packingSheetsMessages);
  const { id, createdAt, name, address, memo: staffMemo, items, shippingFee, totalPrice } = order;
  return (
    <article className={styles.sheet} aria-label={`${m.slip} ${id}`}>
      <Heading level={2} kind="heading">
        {m.slip}
      </Heading>
      <Inline gap="md" align="stretch" justify="between">
        <p className={styles.to}>{m.to(name)}</p>
        <div className={styles.sender}>
          {sender.logoUrl !== null && <img src={sender.logoUrl} alt="" className={styles.logo} />}
          <p className={styles.senderWords}>
            <strong>{sender.name}</strong>
            {sender.address !== '' && <span>{sender.address}</span>}
            {sender.phone !== '' && <span>{m.phone(sender.phone)}</span>}
          </p>
        </div>
      </Inline>
      <DescriptionList gap="none">
        <DescriptionListItem term={m.number}>{id}</DescriptionListItem>
        <DescriptionListItem term={m.date}>{formatDate(createdAt)}</DescriptionListItem>
        <DescriptionListItem term={m.address}>
          {m.postalCode(formatPostalCode(address.postalCode))} {address.prefecture}
          {address.city}
          {address.street} {address.building}
        </DescriptionListItem>
      </DescriptionList>
      <PackingSheetsTable items={items} money={{ shippingFee, totalPrice }} />
      <Text kind="small">{m.thanks}</Text>
      {staffMemo !== null && (
        <p className={styles.staffMemo}>
          {m.staffMemo}: {staffMemo}
        </p>
      )}
    </article>
  );
}
