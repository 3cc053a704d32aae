import { formatYen } from '../../../format';
import { CheckIcon } from '../../../icons';
import { Button, Heading, Notice, QuantityField, RadioGroup, Spinner } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import type { BoothProduct } from '../BoothGoods/BoothGoods';
import * as styles from './BoothSale.css';
import { boothSaleMessages } from './messages';
import { useBoothSaleForm } from './useBoothSaleForm';

export type SoldAtBooth = {
  optionId: number;
  name: string;
  label: string;
  quantity: number;
  /** Of one piece. */
  price: number;
  means: 'cash' | 'other';
};

export type BoothSaleProps = {
  goods: BoothProduct;
  pending: boolean;
  error?: string | null;
  backHref: string;
  onRecord: (sale: SoldAtBooth) => void;
};

/** A product that is being sold to somebody without an order. The large button says what it records. */
export function BoothSale({ goods, pending, error = null, backHref, onRecord }: BoothSaleProps) {
  const m = useMessages('BoothSale', boothSaleMessages);
  const form = useBoothSaleForm(goods);
  const { name, options } = goods;

  function record() {
    if (pending) return;
    const sold = form.check();
    if (!sold) return;
    const { id, label, price } = sold.option;
    const { quantity, means } = sold;
    onRecord({ optionId: id, name, label, quantity, price, means });
  }

  return (
    <section className={styles.root} aria-label={name}>
      <Heading level={2} kind="heading">
        <ProductName>{name}</ProductName>
      </Heading>
      {options.length > 1 && (
        <RadioGroup
          label={m.option}
          kind="card"
          items={options.map(({ id, label, price }) => ({
            value: String(id),
            label: m.optionLabel(label, price),
          }))}
          value={form.chosen}
          onValueChange={form.setChosen}
          error={form.isOptionMissing ? m.optionMissing : undefined}
        />
      )}
      <QuantityField
        label={m.quantity}
        value={form.quantity}
        onValueChange={form.setQuantity}
        range={range}
        checked={form.checked}
      />
      <RadioGroup
        label={m.means}
        kind="card"
        items={[
          { value: 'cash', label: m.cash },
          { value: 'other', label: m.other },
        ]}
        value={form.means}
        onValueChange={form.setMeans}
      />
      <p className={styles.total}>
        {m.total}
        <span className={styles.amount} role="status">
          {form.amount === null ? '—' : formatYen(form.amount)}
        </span>
      </p>
      <Notice tone="danger" role="alert">
        {error}
      </Notice>
      <button
        type="button"
        className={styles.record}
        aria-busy={pending || undefined}
        aria-disabled={pending || undefined}
        onClick={record}
      >
        {pending ? <Spinner /> : <CheckIcon />}
        <span className={styles.recordWords}>
          <span className={styles.recordTitle}>{m.record}</span>
          {form.amount !== null && form.quantity !== null && (
            <span>{m.taken(form.means, form.quantity, form.amount)}</span>
          )}
        </span>
      </button>
      <Button href={backHref} emphasis="bare" fullWidth>
        {m.back}
      </Button>
    </section>
  );
}

/** The limit of the contract. */
const range = [1, 99] as const;
