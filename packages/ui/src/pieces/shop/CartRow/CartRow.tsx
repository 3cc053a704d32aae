import { nameWithOption } from '@homestand/api-client/optionName';
import { formatYen } from '../../../format';
import { InfoIcon } from '../../../icons';
import { QuantityField, Stack, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { type MadeToOrder, MadeToOrderNote } from '../../shared/MadeToOrderNote/MadeToOrderNote';
import { type ChosenOption, ProductName } from '../../shared/ProductName/ProductName';
import { type ProductStock, StockLabel } from '../../shared/StockLabel/StockLabel';
import { TakeLeftButton } from '../../shared/TakeLeftButton/TakeLeftButton';
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
  option?: ChosenOption;
  /** Missing for goods from stock. */
  madeToOrder?: MadeToOrder;
  /** Number of pieces that this fan may order by the limit for a person, and that limit. */
  available?: number;
  perPerson?: number;
  /** What is left; missing if it is plenty. */
  stock?: ProductStock;
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
  const { problem, ...field } = useCartRow(line, onQuantityChange);
  const { option, stock, available = 0, perPerson } = line;
  const name = nameWithOption(line.productName, option?.label);
  const errors = {
    limit: m.aboveLimit(available, perPerson),
    stock: stock && (stock.state === 'few' ? m.fewLeft(stock.left) : m[stock.state]),
  };
  const take = (taken: number) => (taken > 0 ? field.onValueChange(taken) : onDelete());

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
          {option && (
            <Text as="span" kind="small">
              {option.label}
            </Text>
          )}
          <span className={styles.unit}>
            <ProductCardPrice amount={line.unitPrice} />
          </span>
          <MadeToOrderNote madeToOrder={line.madeToOrder} />
          <StockLabel stock={stock} />
          {line.previousPrice !== null && (
            <Text kind="caption" tone="warning" icon={<InfoIcon size="tiny" />}>
              {m.priceChanged(formatYen(line.previousPrice))}
            </Text>
          )}
        </Stack>
        <div className={styles.foot}>
          <QuantityField
            labelHidden
            itemName={name}
            {...field}
            error={problem ? errors[problem] : undefined}
            onDelete={onDelete}
          />
          <p className={styles.total}>
            <span className={visuallyHidden}>{m.subtotal}</span>
            <ProductCardPrice amount={line.totalPrice} />
          </p>
        </div>
        {problem && (
          <div className={styles.short}>
            <TakeLeftButton
              itemName={name}
              left={problem === 'limit' ? available : (stock?.left ?? 0)}
              onTake={take}
            />
          </div>
        )}
      </div>
    </article>
  );
}
