import { nameWithOption } from '@homestand/api-client/optionName';
import { formatYen } from '../../../format';
import { PrintIcon } from '../../../icons';
import { Button, EmptyState, Heading, QrCode, QuantityField, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import { priceTagsMessages } from './messages';
import * as styles from './PriceTags.css';

export type PriceTag = {
  optionId: number;
  name: string;
  /** Empty for a product without options. */
  label: string;
  /** Tax included. */
  price: number;
  /** Content of the code: the page of the goods. */
  address: string;
};

export type PriceTagsProps = {
  items: readonly PriceTag[];
  /** Tags of each option; the number is null while its field is wrong. */
  copies: { value: number | null; onValueChange: (copies: number | null) => void };
  onPrint: () => void;
};

/** Price tags to print and cut out. A booth scans them, and a fan's phone opens the page of the goods. */
export function PriceTags({ items, copies, onPrint }: PriceTagsProps) {
  const m = useMessages('PriceTags', priceTagsMessages);
  if (items.length === 0) return <EmptyState title={m.none}>{m.noneHelp}</EmptyState>;
  const tags = items.flatMap((item) =>
    Array.from({ length: copies.value ?? 0 }, (_, copy) => ({ ...item, copy })),
  );
  return (
    <div className={styles.root}>
      <div className={styles.controls}>
        <Heading level={2} kind="heading">
          {m.tags}
        </Heading>
        <Text kind="small" phrases>
          {m.help}
        </Text>
        <QuantityField label={m.copies} range={copiesRange} {...copies} />
        <Button tone="accent" icon={<PrintIcon size="small" />} onClick={onPrint}>
          {m.print}
        </Button>
      </div>
      {/* Safari drops the role of lists without bullets. */}
      <ul role="list" aria-label={m.tags} className={styles.sheet}>
        {tags.map(({ copy, optionId, name, label, price, address }) => (
          <li key={`${optionId}-${copy}`} className={styles.tag}>
            <div className={styles.code}>
              <QrCode value={address} label={m.code(nameWithOption(name, label || undefined))} />
            </div>
            <div className={styles.words}>
              <p className={styles.name}>
                <ProductName>{name}</ProductName>
              </p>
              {label !== '' && <p className={styles.label}>{label}</p>}
              <p className={styles.price}>
                {formatYen(price)}
                <span className={styles.tax}>{m.tax}</span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

const copiesRange = [1, 50] as const;
