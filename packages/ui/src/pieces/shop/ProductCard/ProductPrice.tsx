import { formatYen } from '../../../format';
import { type ProductCardMessages, productCardMessages } from './messages';
import * as styles from './ProductCard.css';

export type ProductPriceProps = {
  /** Whole yen, tax included. */
  amount: number;
  size?: 'medium' | 'large';
  messages?: Pick<ProductCardMessages, 'taxIncluded'>;
};

/** A price, and that it is all one pays. */
export function ProductPrice({
  amount,
  size = 'medium',
  messages: m = productCardMessages,
}: ProductPriceProps) {
  return (
    <span className={styles.price({ size })}>
      <span className={styles.amount}>{formatYen(amount)}</span>
      <span className={styles.tax}>{m.taxIncluded}</span>
    </span>
  );
}
