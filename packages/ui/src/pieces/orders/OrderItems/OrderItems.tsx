import { formatYen } from '../../../format';
import { ShopIcon, WarningIcon } from '../../../icons';
import { Picture, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { type MadeToOrder, MadeToOrderNote } from '../../shared/MadeToOrderNote/MadeToOrderNote';
import { type ChosenOption, goodsKey, ProductName } from '../../shared/ProductName/ProductName';
import { orderItemsMessages } from './messages';
import * as styles from './OrderItems.css';

export type OrderItem = {
  /** Id of the product; 0 is the shipping fee. */
  productId: number;
  productName: string;
  option?: ChosenOption;
  /** As at the time of the order; missing for goods from stock. */
  madeToOrder?: MadeToOrder;
  unitPrice: number;
  quantity: number;
  /** Pieces of the quantity that were refunded. */
  refunded?: number;
  /** Made to order, and not made because too few were ordered. */
  calledOff?: boolean;
  imageUrls: readonly string[];
};

export type OrderItemsProps = {
  items: readonly OrderItem[];
  /** Maximum number of rows; the number of hidden rows is shown. */
  most?: number;
  /** Shows the total of each row. */
  priced?: boolean;
};

/** The products of an order, one per row, without the shipping fee. */
export function OrderItems({
  items,
  most = Number.POSITIVE_INFINITY,
  priced = false,
}: OrderItemsProps) {
  const m = useMessages('OrderItems', orderItemsMessages);
  const goods = items.filter(({ productId }) => productId !== 0);
  const hiddenCount = goods.length - most;

  return (
    <Stack as="ul" gap="md">
      {goods.slice(0, most).map((item) => {
        const { unitPrice, quantity, refunded = 0 } = item;
        const [url] = item.imageUrls;
        const isLeft = refunded < quantity;
        const name = <ProductName option={item.option?.label}>{item.productName}</ProductName>;
        const price = formatYen(unitPrice * quantity);
        return (
          <li key={goodsKey(item)} className={styles.item({ priced })}>
            <span className={styles.picture}>
              {url ? (
                <Picture src={url} alt="" drawn={160} ratio="1/1" rounded="sm" />
              ) : (
                <ShopIcon size="small" />
              )}
            </span>
            <span className={styles.name}>
              {isLeft ? name : <s>{name}</s>}
              <MadeToOrderNote madeToOrder={item.madeToOrder} />
              {item.calledOff && (
                <Text as="span" kind="caption" phrases icon={<WarningIcon size="tiny" />}>
                  {m.calledOff}
                </Text>
              )}
            </span>
            <span className={styles.quantity}>
              {isLeft ? m.quantity(quantity) : <s>{m.quantity(quantity)}</s>}
              {refunded > 0 && (
                <span className={styles.refunded}>
                  {isLeft ? m.refundedOf(refunded, quantity - refunded) : m.refundedAll}
                </span>
              )}
            </span>
            {priced && (
              <Text as="span" kind="price" align="end">
                {isLeft ? price : <s>{price}</s>}
              </Text>
            )}
          </li>
        );
      })}
      {hiddenCount > 0 && (
        <Text as="li" kind="small" tone="muted">
          {m.more(hiddenCount)}
        </Text>
      )}
    </Stack>
  );
}
