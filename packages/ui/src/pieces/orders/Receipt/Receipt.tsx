import { useState } from 'react';
import { formatDate, formatYen } from '../../../format';
import { PrintIcon } from '../../../icons';
import {
  Button,
  Center,
  DescriptionList,
  DescriptionListItem,
  Heading,
  Skeleton,
  Text,
  TextField,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MadeToOrderNote } from '../../shared/MadeToOrderNote/MadeToOrderNote';
import { PickupMatch } from '../../shared/PickupMatch/PickupMatch';
import type { MatchFacts } from '../../shared/PickupMatch/pickupMatchText';
import { goodsKey, ProductName } from '../../shared/ProductName/ProductName';
import type { OrderItem } from '../OrderItems/OrderItems';
import { type ReceiptMessages, receiptMessages } from './messages';
import * as styles from './Receipt.css';

export type ReceiptProps = {
  receipt: {
    number: string;
    issuedAt: string;
    /** What was paid less refunds. */
    total: number;
    refunded?: number;
    /** Tax rate in percent. */
    taxRate: number;
    tax: number;
    issuer: { name: string; registrationNumber: string | null; address: string | null };
  };
  order: {
    id: string;
    createdAt: string;
    /** The match at whose counter it is picked up. */
    match?: MatchFacts | undefined;
    orderItems: readonly OrderItem[];
  };
  onPrint: () => void;
};

const longestName = 60;

/** Printable receipt. Its content follows from payment and refunds; only the addressee is chosen by the user. */
export function Receipt({ receipt, order, onPrint }: ReceiptProps) {
  const m = useMessages('Receipt', receiptMessages);
  const { addressee, setAddressee, honorific } = useAddressee(m);
  const { issuer, taxRate } = receipt;

  return (
    <Center>
      <div className={styles.root}>
        <div className={styles.controls}>
          <TextField
            label={m.addressee}
            necessity="optional"
            hint={m.addresseeHint}
            value={addressee}
            onValueChange={setAddressee}
            maxLength={longestName}
            autoComplete="organization"
          />
          <Button tone="accent" icon={<PrintIcon size="small" />} onClick={onPrint}>
            {m.print}
          </Button>
        </div>
        <article className={styles.sheet} aria-label={m.title}>
          <Heading level={2} kind="heading" align="center">
            {m.title}
          </Heading>
          <div className={styles.marks}>
            <DescriptionList kind="ends" size="inherit" gap="none">
              <DescriptionListItem term={m.number}>{receipt.number}</DescriptionListItem>
              <DescriptionListItem term={m.issued}>
                {formatDate(receipt.issuedAt)}
              </DescriptionListItem>
            </DescriptionList>
          </div>
          <p className={styles.addressee}>
            <span className={styles.name}>{addressee.trim()}</span>
            {honorific}
          </p>
          <p className={styles.sum}>
            {m.sumOf(formatYen(receipt.total))} <span className={styles.tax}>{m.taxIncluded}</span>
          </p>
          <Text kind="small">
            {m.proviso}
            <span className={styles.line}>{m.received}</span>
          </Text>
          <div className={styles.facts}>
            <DescriptionList kind="ends" size="inherit" gap="xs">
              <DescriptionListItem term={m.bought}>
                {formatDate(order.createdAt)}
              </DescriptionListItem>
              <DescriptionListItem term={m.orderNumber}>{order.id}</DescriptionListItem>
              <DescriptionListItem term={m.payment}>{m.creditCard}</DescriptionListItem>
              {order.match && (
                <DescriptionListItem term={m.match}>
                  <PickupMatch match={order.match} />
                </DescriptionListItem>
              )}
            </DescriptionList>
          </div>
          <section aria-label={m.items}>
            <div className={styles.items}>
              <DescriptionList kind="ends" size="inherit" gap="sm">
                {order.orderItems.map(
                  ({ productId, productName, option, madeToOrder, unitPrice, quantity }) => (
                    <DescriptionListItem
                      key={goodsKey({ productId, option })}
                      term={
                        <>
                          <ProductName option={option?.label}>{productName}</ProductName>
                          {quantity > 1 && (
                            <span className={styles.note}>
                              {m.times(formatYen(unitPrice), quantity)}
                            </span>
                          )}
                          {madeToOrder && (
                            <span className={styles.note}>
                              <MadeToOrderNote madeToOrder={madeToOrder} />
                            </span>
                          )}
                        </>
                      }
                    >
                      {formatYen(unitPrice * quantity)}
                    </DescriptionListItem>
                  ),
                )}
                {receipt.refunded !== undefined && (
                  <DescriptionListItem term={m.refunded}>
                    {formatYen(-receipt.refunded)}
                  </DescriptionListItem>
                )}
              </DescriptionList>
            </div>
            <div className={styles.taxes}>
              <DescriptionList kind="ends" size="inherit" gap="xs">
                <DescriptionListItem term={m.rated(taxRate)}>
                  {formatYen(receipt.total)}
                </DescriptionListItem>
                <DescriptionListItem term={m.tax(taxRate)}>
                  {formatYen(receipt.tax)}
                </DescriptionListItem>
              </DescriptionList>
            </div>
          </section>
          <footer className={styles.issuer}>
            <Text kind="label">{issuer.name}</Text>
            {issuer.address && <p>{issuer.address}</p>}
            {issuer.registrationNumber && (
              <p>
                {m.registration} {issuer.registrationNumber}
              </p>
            )}
          </footer>
        </article>
      </div>
    </Center>
  );
}

export function ReceiptSkeleton() {
  const m = useMessages('Receipt', receiptMessages);
  return (
    <Center>
      <div className={styles.root} aria-busy="true">
        <div className={styles.controls}>
          <div className={styles.waitingField}>
            <Skeleton lines={2} label={m.loading} />
          </div>
        </div>
        <div className={styles.waitingPaper} />
      </div>
    </Center>
  );
}

/** The addressee of the receipt, and the default honorific unless the user entered one. */
function useAddressee(messages: ReceiptMessages) {
  const [addressee, setAddressee] = useState('');
  const hasOne = messages.honorifics.some((honorific) => addressee.trim().endsWith(honorific));
  return { addressee, setAddressee, honorific: hasOne ? '' : messages.honorific };
}
