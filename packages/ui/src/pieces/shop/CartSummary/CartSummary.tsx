import { OfflineIcon } from '../../../icons';
import { Button } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { ProductCardPrice } from '../ProductCard/internal';
import * as styles from './CartSummary.css';
import { cartSummaryMessages } from './messages';

export type CartSummaryProps = {
  totalItems: number;
  /** Total in whole yen, tax included, without shipping. */
  totalPrice: number;
  /** Address of the checkout. */
  href: string;
  /** Changes of the cart wait for the network. */
  unsent?: boolean;
};

/** Bar at the bottom of the cart: total and checkout button. */
export function CartSummary({ totalItems, totalPrice, href, unsent = false }: CartSummaryProps) {
  const m = useMessages('CartSummary', cartSummaryMessages);
  return (
    <div className={styles.root}>
      <div className={styles.news} role="status">
        {unsent && (
          <p className={styles.unsent}>
            <OfflineIcon size="tiny" />
            <span>{m.unsent}</span>
          </p>
        )}
      </div>
      <div className={styles.sum} role="status">
        <span className={styles.words}>
          <span className={styles.label}>{m.total}</span>
          <span className={styles.count}>{m.count(totalItems)}</span>
        </span>
        <span className={styles.total}>
          <ProductCardPrice amount={totalPrice} size="large" />
        </span>
      </div>
      <p className={styles.note}>
        <span>{m.shipping}</span> <span>{m.fees}</span>
      </p>
      <Button tone="accent" href={href} fullWidth>
        {m.order}
      </Button>
    </div>
  );
}
