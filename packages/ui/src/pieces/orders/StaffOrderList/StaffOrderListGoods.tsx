import { ShopIcon } from '../../../icons';
import { Inline, Picture } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffOrderListMessages } from './messages';
import type { StaffOrderListItem } from './StaffOrderList';
import * as styles from './StaffOrderList.css';

/** The first product of an order, and the number of the other pieces. */
export function StaffOrderListGoods({ items }: Pick<StaffOrderListItem, 'items'>) {
  const m = useMessages('StaffOrderList', staffOrderListMessages);
  const [first, ...others] = items;
  const more = others.reduce((sum, { quantity }) => sum + quantity, 0);
  if (!first) return null;
  return (
    <Inline as="span" wrap={false}>
      <span className={styles.picture}>
        {first.imageUrl === null ? (
          <ShopIcon size="small" />
        ) : (
          <Picture src={first.imageUrl} alt="" drawn={96} ratio="1/1" rounded="sm" />
        )}
      </span>
      <span>
        {m.item(first.productName, first.quantity)}
        {more > 0 && <span className={styles.more}>{m.more(more)}</span>}
      </span>
    </Inline>
  );
}
