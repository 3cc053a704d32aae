import { formatYen } from '../../../format';
import { DescriptionList, DescriptionListItem, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { orderSumsMessages } from './messages';
import * as styles from './OrderSums.css';

export type OrderSumsProps = {
  /** Price of all items in whole yen, tax included. Without it only the total is shown. */
  itemsTotal?: number | undefined;
  shippingFee?: number | undefined;
  total: number;
};

/** Items, shipping fee and total of an order. */
export function OrderSums({ itemsTotal, shippingFee, total }: OrderSumsProps) {
  const m = useMessages('OrderSums', orderSumsMessages);
  return (
    <DescriptionList kind="ends" size="medium" gap="xs">
      {itemsTotal !== undefined && (
        <DescriptionListItem term={m.items}>
          <Text as="span" kind="price">
            {formatYen(itemsTotal)}
          </Text>
        </DescriptionListItem>
      )}
      {shippingFee !== undefined && (
        <DescriptionListItem term={m.shippingFee}>
          <Text as="span" kind="price">
            {formatYen(shippingFee)}
          </Text>
        </DescriptionListItem>
      )}
      <DescriptionListItem
        strong
        term={
          <>
            {m.total}
            <Text as="span" kind="small">
              {m.tax}
            </Text>
          </>
        }
      >
        <span className={styles.totalPrice}>{formatYen(total)}</span>
      </DescriptionListItem>
    </DescriptionList>
  );
}
