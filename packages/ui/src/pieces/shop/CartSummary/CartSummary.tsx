import type { FeeRule } from '../../../format';
import { OfflineIcon } from '../../../icons';
import { Button, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { ProductCardPrice } from '../ProductCard/ProductCardPrice';
import * as styles from './CartSummary.css';
import { cartSummaryMessages } from './messages';

export type CartSummaryProps = {
  totalItems: number;
  /** Total in whole yen, tax included, without shipping. */
  totalPrice: number;
  /** In whole yen; undefined while it is not known. */
  shippingFee: number | undefined;
  /** Fees that differ by address, or a total from which the delivery is free. */
  feeRule?: FeeRule;
  /** Address of the checkout. */
  href: string;
  /** Changes of the cart wait for the network. */
  unsent?: boolean;
};

/** Reserves the fee's place while it is not known. */
const threeDigits = 100;

/** Bar at the bottom of the cart: total and checkout button. */
export function CartSummary({
  totalItems,
  totalPrice,
  shippingFee,
  feeRule,
  href,
  unsent = false,
}: CartSummaryProps) {
  const m = useMessages('CartSummary', cartSummaryMessages);
  return (
    <div className={styles.root}>
      <div className={styles.notice} role="status">
        {unsent && (
          <p className={styles.unsent}>
            <OfflineIcon size="tiny" />
            <span>{m.unsent}</span>
          </p>
        )}
      </div>
      <div className={styles.sum} role="status">
        <span className={styles.words}>
          <Text as="span" kind="label">
            {m.total}
          </Text>
          <span className={styles.count}>{m.count(totalItems)}</span>
        </span>
        <span className={styles.total}>
          <ProductCardPrice amount={totalPrice} size="large" />
        </span>
      </div>
      <p className={styles.note}>
        <span>{m.shipping}</span>{' '}
        <span className={shippingFee === undefined ? styles.unknown : undefined}>
          {m.fees(shippingFee ?? threeDigits, feeRule)}
        </span>
      </p>
      <Button tone="accent" href={href} fullWidth>
        {m.order}
      </Button>
    </div>
  );
}
