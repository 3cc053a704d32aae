import { formatDate, formatPostalCode } from '../../../format';
import { DescriptionList, DescriptionListItem, Heading, Inline, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { packingSheetsMessages } from './messages';
import type { PackedOrder, PackingSheetsProps } from './PackingSheets';
import * as styles from './PackingSheets.css';
import { PackingSheetsTable } from './PackingSheetsTable';

type Props = Pick<PackingSheetsProps, 'sender'> & { order: PackedOrder };

/** What lies in the parcel, from whom, for whom and for how much. */
export function PackingSheetsSlip({ order, sender }: Props) {
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
