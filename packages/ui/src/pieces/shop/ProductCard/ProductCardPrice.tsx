import { formatYen } from '../../../format';
import { Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { productCardMessages } from './messages';
import * as styles from './ProductCard.css';

export type ProductCardPriceProps = {
  /** Price in whole yen, tax included. */
  amount: number;
  /** It is the lowest of several prices. */
  from?: boolean;
  size?: 'medium' | 'large';
};

/** A price with the note that tax is included. */
export function ProductCardPrice({ amount, from = false, size = 'medium' }: ProductCardPriceProps) {
  const m = useMessages('ProductCard', productCardMessages);
  return (
    <span className={styles.price({ size })}>
      <Text as="span" kind="price">
        {from ? m.from(formatYen(amount)) : formatYen(amount)}
      </Text>
      <Text as="span" kind="caption" tone="muted">
        {m.taxIncluded}
      </Text>
    </span>
  );
}

type Priced = { price: number; options?: readonly { price: number }[] };

/** The price to show of a product before an option is chosen: the lowest one, and whether others cost more. */
export function lowestPriceOf({ price, options }: Priced): { amount: number; from: boolean } {
  const prices = options?.map((option) => option.price) ?? [price];
  const amount = Math.min(...prices);
  return { amount, from: prices.some((other) => other > amount) };
}
