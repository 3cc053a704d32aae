import { ShopIcon } from '../../../icons';
import { Picture } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { pickupHitMessages } from './messages';
import type { HitItem } from './PickupHit';
import * as styles from './PickupHit.css';

/** One product: large picture, name, and a quantity that stands out when it is more than one. */
export function PickupHitItem({ name, quantity, imageUrl }: HitItem) {
  const m = useMessages('PickupHit', pickupHitMessages);
  return (
    <li className={styles.item}>
      <span className={styles.picture}>
        {imageUrl ? (
          <Picture src={imageUrl} alt="" drawn={240} ratio="1/1" rounded="md" priority />
        ) : (
          <ShopIcon />
        )}
      </span>
      <span className={styles.itemName}>{name}</span>
      <span className={styles.quantity({ many: quantity > 1 })}>{m.quantity(quantity)}</span>
    </li>
  );
}
