import { Button, Heading, QuantityField, RadioGroup } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductName } from '../../shared/ProductName/ProductName';
import type { BoothProduct } from '../BoothGoods/BoothGoods';
import * as styles from './BoothSale.css';
import { BoothSalePayment } from './BoothSalePayment';
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
  /** Adds it to the basket instead, to be paid with other goods. */
  onAdd: (goods: Omit<SoldAtBooth, 'means'>) => void;
};

/** A product that is being sold to somebody without an order. The large button says what it records. */
export function BoothSale({
  goods,
  pending,
  error = null,
  backHref,
  onRecord,
  onAdd,
}: BoothSaleProps) {
  const m = useMessages('BoothSale', boothSaleMessages);
  const form = useBoothSaleForm(goods);
  const { name, options } = goods;
  const { amount, quantity } = form;

  function checked() {
    const sold = pending ? null : form.check();
    if (!sold) return null;
    const { id, label, price } = sold.option;
    return { optionId: id, name, label, quantity: sold.quantity, price };
  }

  function record() {
    const sold = checked();
    if (sold) onRecord({ ...sold, means: form.means });
  }

  function add() {
    const sold = checked();
    if (sold) onAdd(sold);
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
        value={quantity}
        onValueChange={form.setQuantity}
        range={boothQuantity}
        checked={form.checked}
      />
      <BoothSalePayment
        means={form.means}
        onMeansChange={form.setMeans}
        sum={amount !== null && quantity !== null ? { amount, quantity } : null}
        pending={pending}
        error={error}
        onRecord={record}
      />
      <Button emphasis="quiet" fullWidth onClick={add}>
        {m.add}
      </Button>
      <Button href={backHref} emphasis="bare" fullWidth>
        {m.back}
      </Button>
    </section>
  );
}

/** How many pieces of an option one sale may have: the limit of the contract. */
export const boothQuantity = [1, 99] as const;
