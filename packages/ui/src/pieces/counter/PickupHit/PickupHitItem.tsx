import { ShopIcon } from '../../../icons';
import { Picture } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { OrderNumber } from '../../shared/OrderNumber/OrderNumber';
import { pickupHitMessages } from './messages';
import type { HitItem } from './PickupHit';
import * as styles from './PickupHit.css';

type Props = HitItem & { dense: boolean };

/** One product: picture, name, and a quantity that stands out when it is more than one; struck out if it was refunded. */
export function PickupHitItem({ name, quantity, refunded = 0, imageUrl, orderId, dense }: Props) {
  const m = useMessages('PickupHit', pickupHitMessages);
  const remaining = quantity - refunded;
  return (
    <li className={styles.item({ dense })}>
      <span className={styles.picture({ dense })}>
        {imageUrl ? (
          <Picture src={imageUrl} alt="" drawn={240} ratio="1/1" rounded="md" priority />
        ) : (
          <ShopIcon />
        )}
      </span>
      <span className={styles.itemName({ dense })}>
        {orderId !== undefined && (
          <span className={styles.itemOrder}>
            <OrderNumber orderId={orderId} />
          </span>
        )}
        {remaining > 0 ? name : <s>{name}</s>}
        {refunded > 0 && (
          <span className={styles.itemRefunded}>
            {remaining > 0 ? m.refundedOf(quantity, refunded) : m.refundedAll}
          </span>
        )}
      </span>
      <span className={styles.quantity({ dense, many: remaining > 1 })}>
        {remaining > 0 ? m.quantity(remaining) : <s>{m.quantity(quantity)}</s>}
      </span>
    </li>
  );
}
