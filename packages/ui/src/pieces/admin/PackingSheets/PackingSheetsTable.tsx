import { useMessages } from '../../../primitives/UiProvider/internal';
import { packingSheetsMessages } from './messages';
import type { PackedOrder } from './PackingSheets';
import * as styles from './PackingSheets.css';

type Props = {
  items: PackedOrder['items'];
  /** With a box to tick for each. */
  checked?: boolean;
};

export function PackingSheetsTable({ items, checked = false }: Props) {
  const m = useMessages('PackingSheets', packingSheetsMessages);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {checked && <th className={styles.tick}>{m.check}</th>}
          <th className={styles.cell}>{m.product}</th>
          <th className={styles.figure}>{m.quantity}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ productId, productName, quantity }) => (
          <tr key={productId}>
            {checked && (
              <td className={styles.tick}>
                <span className={styles.box} />
              </td>
            )}
            <td className={styles.cell}>{productName}</td>
            <td className={styles.figure}>{quantity}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
