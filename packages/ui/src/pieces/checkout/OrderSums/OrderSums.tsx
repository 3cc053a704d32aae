import { formatYen } from '../../../format';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { orderSumsMessages } from './messages';
import * as styles from './OrderSums.css';

export type OrderSumsProps = {
  /** Price of all items in whole yen, tax included. Without it only the total is shown. */
  itemsTotal?: number | undefined;
  shippingFee?: number | undefined;
  total: number;
};

/** Items, shipping fee and total of an order. */
export function OrderSums({ itemsTotal, shippingFee, total }: OrderSumsProps) {
  const m = useMessages('OrderSums', orderSumsMessages);
  return (
    <dl className={styles.root}>
      {itemsTotal !== undefined && <Sum term={m.items} amount={itemsTotal} />}
      {shippingFee !== undefined && <Sum term={m.shippingFee} amount={shippingFee} />}
      <div className={styles.total}>
        <dt>
          {m.total}
          <Text as="span" kind="small">
            {m.tax}
          </Text>
        </dt>
        <dd className={styles.totalPrice}>{formatYen(total)}</dd>
      </div>
    </dl>
  );
}

const Sum = ({ term, amount }: { term: string; amount: number }) => (
  <div className={styles.sum}>
    <dt>{term}</dt>
    <dd>
      <Text as="span" kind="price">
        {formatYen(amount)}
      </Text>
    </dd>
  </div>
);
