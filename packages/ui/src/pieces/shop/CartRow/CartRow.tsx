import { formatYen } from '../../../format';
import { InfoIcon } from '../../../icons';
import { QuantityField, Stack, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { ProductName } from '../../shared/ProductName/ProductName';
import { ProductCardPicture } from '../ProductCard/ProductCardPicture';
import { ProductCardPrice } from '../ProductCard/ProductCardPrice';
import * as styles from './CartRow.css';
import { cartRowMessages } from './messages';
import { useCartRow } from './useCartRow';

export type CartLine = {
  productId: number;
  productName: string;
  /** Price of one piece in whole yen, tax included. */
  unitPrice: number;
  quantity: number;
  /** Total of the line. */
  totalPrice: number;
  /** Price when the product was added, if it has changed since; else null. */
  previousPrice: number | null;
  imageUrls: readonly string[];
  /** Number of pieces that this fan may order now. */
  available?: number;
};

export type CartRowProps = {
  line: CartLine;
  href: string;
  onQuantityChange: (quantity: number) => void;
  /** Called by the delete button, which replaces minus at quantity 1. */
  onDelete: () => void;
};

/** One product in the cart, with quantity and total. */
export function CartRow({ line, href, onQuantityChange, onDelete }: CartRowProps) {
  const m = useMessages('CartRow', cartRowMessages);
  const Link = useLinkComponent();
  const { isAboveLimit, ...field } = useCartRow(line, onQuantityChange);

  return (
    <article className={styles.root}>
      <div className={styles.row}>
        <span className={styles.picture}>
          <ProductCardPicture src={line.imageUrls[0]} drawn={240} />
        </span>
        <Stack gap="hair" align="start">
          <Link href={href} className={styles.name}>
            <ProductName>{line.productName}</ProductName>
          </Link>
          <span className={styles.unit}>
            <ProductCardPrice amount={line.unitPrice} />
          </span>
          {line.previousPrice !== null && (
            <Text kind="caption" tone="warning" icon={<InfoIcon size="tiny" />}>
              {m.priceChanged(formatYen(line.previousPrice))}
            </Text>
          )}
        </Stack>
        <div className={styles.foot}>
          <QuantityField
            labelHidden
            itemName={line.productName}
            {...field}
            error={isAboveLimit ? m.aboveLimit(line.available ?? 0) : undefined}
            onDelete={onDelete}
          />
          <p className={styles.total}>
            <span className={visuallyHidden}>{m.subtotal}</span>
            <ProductCardPrice amount={line.totalPrice} />
          </p>
        </div>
      </div>
    </article>
  );
}
