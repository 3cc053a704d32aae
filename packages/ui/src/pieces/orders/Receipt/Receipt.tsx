import { formatDate, formatYen } from '../../../format';
import { PrintIcon } from '../../../icons';
import { Button, Center, Heading, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import type { OrderItem } from '../OrderItems';
import { receiptMessages } from './messages';
import * as styles from './Receipt.css';
import { ReceiptFact } from './ReceiptFact';
import { useAddressee } from './useAddressee';

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
  order: { id: string; createdAt: string; orderItems: readonly OrderItem[] };
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
        <article className={styles.paper} aria-label={m.title}>
          <Heading level={2} kind="heading" align="center">
            {m.title}
          </Heading>
          <dl className={styles.marks}>
            <ReceiptFact term={m.number}>{receipt.number}</ReceiptFact>
            <ReceiptFact term={m.issued}>{formatDate(receipt.issuedAt)}</ReceiptFact>
          </dl>
          <p className={styles.addressee}>
            <span className={styles.name}>{addressee.trim()}</span>
            {honorific}
          </p>
          <p className={styles.sum}>
            {m.sumOf(formatYen(receipt.total))} <span className={styles.tax}>{m.taxIncluded}</span>
          </p>
          <p className={styles.proviso}>
            {m.proviso}
            <span className={styles.line}>{m.received}</span>
          </p>
          <dl className={styles.facts}>
            <ReceiptFact term={m.bought}>{formatDate(order.createdAt)}</ReceiptFact>
            <ReceiptFact term={m.orderNumber}>{order.id}</ReceiptFact>
            <ReceiptFact term={m.payment}>{m.creditCard}</ReceiptFact>
          </dl>
          <section aria-label={m.items}>
            <dl className={styles.items}>
              {order.orderItems.map(({ productId, productName, unitPrice, quantity }) => (
                <ReceiptFact
                  key={productId}
                  term={productName}
                  note={quantity > 1 ? m.times(formatYen(unitPrice), quantity) : undefined}
                >
                  {formatYen(unitPrice * quantity)}
                </ReceiptFact>
              ))}
              {receipt.refunded !== undefined && (
                <ReceiptFact term={m.refunded}>{formatYen(-receipt.refunded)}</ReceiptFact>
              )}
            </dl>
            <dl className={styles.taxes}>
              <ReceiptFact term={m.rated(taxRate)}>{formatYen(receipt.total)}</ReceiptFact>
              <ReceiptFact term={m.tax(taxRate)}>{formatYen(receipt.tax)}</ReceiptFact>
            </dl>
          </section>
          <footer className={styles.issuer}>
            <p className={styles.club}>{issuer.name}</p>
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
