import { formatYen } from '../../../format';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { packingSheetsMessages } from './messages';
import type { PackedOrder } from './PackingSheets';
import * as styles from './PackingSheets.css';

type Props = {
  items: PackedOrder['items'];
  /** With a box to tick for each. */
  checked?: boolean;
  /** With prices and their sum. */
  money?: Pick<PackedOrder, 'shippingFee' | 'totalPrice'>;
};

export function PackingSheetsTable({ items, checked = false, money }: Props) {
  const m = useMessages('PackingSheets', packingSheetsMessages);
  const goods = items.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  // A refund may be another sum than the price of its goods, or for no goods.
  const correction = money ? money.totalPrice - goods - money.shippingFee : 0;
  const sums = money && [
    [m.goods, goods],
    [m.shippingFee, money.shippingFee],
    ...(correction === 0 ? [] : [[m.correction, correction]]),
    [m.total, money.totalPrice],
  ];
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {checked && <th className={styles.tick}>{m.check}</th>}
          <th className={styles.heading}>{m.product}</th>
          {money && <th className={styles.figure}>{m.price}</th>}
          <th className={styles.figure}>{m.quantity}</th>
          {money && <th className={styles.figure}>{m.amount}</th>}
        </tr>
      </thead>
      <tbody>
        {items.map(({ productId, productName, unitPrice, quantity }) => (
          <tr key={productId}>
            {checked && (
              <td className={styles.tick}>
                <span className={styles.box} />
              </td>
            )}
            <td className={styles.product}>{productName}</td>
            {money && <td className={styles.figure}>{formatYen(unitPrice)}</td>}
            <td className={styles.figure}>{quantity}</td>
            {money && <td className={styles.figure}>{formatYen(unitPrice * quantity)}</td>}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          {sums.map(([name, amount]) => (
            <tr key={name}>
              <th scope="row" colSpan={3} className={styles.sum}>
                {name}
              </th>
              <td className={styles.figure}>{formatYen(Number(amount))}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}
