import { formatYen } from '../../../format';
import { type ProductCardMessages, productCardMessages } from './messages';
import * as styles from './ProductCard.css';

export type ProductCardPriceProps = {
  /** Price in whole yen, tax included. */
  amount: number;
  size?: 'medium' | 'large';
  messages?: Pick<ProductCardMessages, 'taxIncluded'>;
};

/** A price with the note that tax is included. */
export function ProductCardPrice({
  amount,
  size = 'medium',
  messages: m = productCardMessages,
}: ProductCardPriceProps) {
  return (
    <span className={styles.price({ size })}>
      <span className={styles.amount}>{formatYen(amount)}</span>
      <span className={styles.tax}>{m.taxIncluded}</span>
    </span>
  );
}
