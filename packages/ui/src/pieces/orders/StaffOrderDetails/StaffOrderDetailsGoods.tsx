import { formatYen } from '../../../format';
import { ShopIcon, TruckIcon } from '../../../icons';
import { Picture, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { MadeToOrderNote } from '../../shared/MadeToOrderNote/MadeToOrderNote';
import { goodsKey, ProductName } from '../../shared/ProductName/ProductName';
import { staffOrderDetailsMessages } from './messages';
import type { StaffOrder } from './StaffOrderDetails';
import * as styles from './StaffOrderDetails.css';
import { StaffOrderDetailsPart } from './StaffOrderDetailsPart';

type Props = {
  order: Pick<StaffOrder, 'items' | 'totalPrice' | 'due'>;
  productHrefOf: (productId: number) => string;
};

/** What was ordered, its prices and their sum. */
export function StaffOrderDetailsGoods({ order, productHrefOf }: Props) {
  const m = useMessages('StaffOrderDetails', staffOrderDetailsMessages);
  return (
    <StaffOrderDetailsPart title={m.goods}>
      <ul role="list" className={styles.rows}>
        {order.items.map(({ productId, productName, unitPrice, quantity, ...item }) => {
          const { option, refunded = 0 } = item;
          const isLeft = refunded < quantity;
          const [url] = item.imageUrls;
          const shown = <ProductName option={option?.label}>{productName}</ProductName>;
          const name = isLeft ? shown : <s>{shown}</s>;
          const times = m.times(formatYen(unitPrice), quantity);
          return (
            <li key={goodsKey({ productId, option })} className={styles.item}>
              <span className={styles.picture}>
                {url ? (
                  <Picture src={url} alt="" drawn={96} ratio="1/1" rounded="sm" />
                ) : productId === 0 ? (
                  <TruckIcon size="small" />
                ) : (
                  <ShopIcon size="small" />
                )}
              </span>
              <span className={styles.itemName}>
                {productId === 0 ? (
                  productName
                ) : (
                  <TextLink
                    standalone
                    tone="neutral"
                    href={productHrefOf(productId)}
                    aria-label={m.ofProduct(
                      option ? `${productName} ${option.label}` : productName,
                    )}
                  >
                    {name}
                  </TextLink>
                )}
                <MadeToOrderNote madeToOrder={item.madeToOrder} />
                {refunded > 0 && (
                  <span className={styles.refunded}>
                    {isLeft ? m.refundedOf(refunded, quantity - refunded) : m.refundedAll}
                  </span>
                )}
              </span>
              <span className={styles.times}>{isLeft ? times : <s>{times}</s>}</span>
              <span className={styles.amount}>{formatYen(unitPrice * quantity)}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.sum}>
        <span>{m.total}</span>
        <span className={styles.total}>{formatYen(order.totalPrice)}</span>
      </p>
      {order.due > 0 && (
        <p className={styles.due}>
          <span>{m.due}</span>
          <span className={styles.total}>{formatYen(order.due)}</span>
        </p>
      )}
    </StaffOrderDetailsPart>
  );
}
