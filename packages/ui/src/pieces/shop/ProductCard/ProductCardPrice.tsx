import { formatYen } from '../../../format';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productCardMessages } from './messages';
import * as styles from './ProductCard.css';

export type ProductCardPriceProps = {
  /** Price in whole yen, tax included. */
  amount: number;
  size?: 'medium' | 'large';
};

/** A price with the note that tax is included. */
export function ProductCardPrice({ amount, size = 'medium' }: ProductCardPriceProps) {
  const m = useMessages('ProductCard', productCardMessages);
  return (
    <span className={styles.price({ size })}>
      <Text as="span" kind="price">
        {formatYen(amount)}
      </Text>
      <Text as="span" kind="caption" tone="muted">
        {m.taxIncluded}
      </Text>
    </span>
  );
}
