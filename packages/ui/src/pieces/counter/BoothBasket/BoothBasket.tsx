import { nameWithOption } from '@homestand/api-client/optionName';
import { formatYen } from '../../../format';
import {
  Button,
  Heading,
  Notice,
  QuantityField,
  RowList,
  RowListItem,
  Text,
} from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import { boothQuantity, type SoldAtBooth } from '../BoothSale/BoothSale';
import { BoothSalePayment } from '../BoothSale/BoothSalePayment';
import * as styles from './BoothBasket.css';
import { boothBasketMessages } from './messages';
import { useBoothBasketForm } from './useBoothBasketForm';

/** Pieces of one option; the quantity is null while its field is wrong. */
export type BoothBasketItem = Omit<SoldAtBooth, 'means' | 'quantity'> & { quantity: number | null };

/** What the last code was; `full`: there are as many pieces as one sale may have. */
export type TagOutcome =
  | { kind: 'added' | 'full'; name: string; label: string; quantity: number }
  | {
      kind:
        | 'several'
        | 'order'
        | 'card'
        | 'otherClub'
        | 'notATag'
        | 'notSold'
        | 'optionMissing'
        | 'optionEnded';
    };

export type BoothBasketProps = {
  items: readonly BoothBasketItem[];
  outcome: TagOutcome | null;
  pending: boolean;
  error?: string | null;
  onQuantityChange: (optionId: number, quantity: number | null) => void;
  onDelete: (optionId: number) => void;
  onClear: () => void;
  onRecord: (sales: readonly SoldAtBooth[]) => void;
};

/** Goods that one person buys at a booth together, and what the last scanned code was. Nothing without any. */
export function BoothBasket({ items, outcome, ...rest }: BoothBasketProps) {
  const m = useMessages('BoothBasket', boothBasketMessages);
  const isAdded = outcome?.kind === 'added';
  return (
    <div className={styles.root}>
      <Notice tone="success" role="status">
        {isAdded && m.added(nameOf(outcome), outcome.quantity)}
      </Notice>
      <Notice tone="danger" role="alert">
        {outcome &&
          outcome.kind !== 'added' &&
          (outcome.kind === 'full'
            ? m.full(nameOf(outcome), outcome.quantity)
            : m.outcomes[outcome.kind])}
      </Notice>
      {items.length > 0 && <BoothBasketItems items={items} {...rest} />}
    </div>
  );
}

function BoothBasketItems({
  items,
  pending,
  error = null,
  onQuantityChange,
  onDelete,
  onClear,
  onRecord,
}: Omit<BoothBasketProps, 'outcome'>) {
  const m = useMessages('BoothBasket', boothBasketMessages);
  const form = useBoothBasketForm(items);
  return (
    <section className={styles.items} aria-label={m.title}>
      <Heading level={2} kind="label">
        {m.title}
      </Heading>
      <RowList>
        {items.map((item) => (
          <RowListItem
            key={item.optionId}
            end={
              <QuantityField
                labelHidden
                itemName={nameOf(item)}
                value={item.quantity}
                range={boothQuantity}
                checked={form.checked}
                onValueChange={(next) => onQuantityChange(item.optionId, next)}
                onDelete={() => onDelete(item.optionId)}
              />
            }
          >
            <Text as="span" kind="label">
              <ProductName option={item.label || undefined}>{item.name}</ProductName>
            </Text>
            <Text as="span" kind="caption" tone="muted">
              {m.price(formatYen(item.price))}
            </Text>
          </RowListItem>
        ))}
      </RowList>
      <BoothSalePayment
        means={form.means}
        onMeansChange={form.setMeans}
        sum={form.sum}
        pending={pending}
        error={error}
        onRecord={() => {
          const sales = pending ? null : form.check();
          if (sales) onRecord(sales);
        }}
      />
      <Button emphasis="bare" fullWidth onClick={() => !pending && onClear()}>
        {m.clear}
      </Button>
    </section>
  );
}

const nameOf = ({ name, label }: { name: string; label: string }) =>
  nameWithOption(name, label || undefined);
