import { formatDateTime, formatYen } from '../../../format';
import { PinIcon, ShopIcon, TruckIcon } from '../../../icons';
import { Picture } from '../../../primitives';
import { useLinkComponent, useMessages } from '../../../primitives/UiProvider/internal';
import { shortcutMark } from '../../../shortcuts/internal';
import { OrderNumber } from '../../shared/OrderNumber';
import { StaffOrderStatus } from '../StaffOrderStatus';
import { staffOrderListMessages } from './messages';
import type { StaffOrderListItem } from './StaffOrderList';
import * as styles from './StaffOrderList.css';

type Props = { item: StaffOrderListItem; href: string };

/** One order. The link of its number covers the row. */
export function StaffOrderListRow({ item, href }: Props) {
  const m = useMessages('StaffOrderList', staffOrderListMessages);
  const Link = useLinkComponent();
  const [first, ...others] = item.items;
  const more = others.reduce((sum, { quantity }) => sum + quantity, 0);

  return (
    <tr {...shortcutMark.row} className={styles.row}>
      <th scope="row" className={styles.number}>
        <Link href={href} className={styles.link}>
          <OrderNumber orderId={item.id} />
        </Link>
      </th>
      <td className={styles.at}>
        <time dateTime={item.createdAt}>{formatDateTime(item.createdAt)}</time>
      </td>
      <td className={styles.customer}>
        {item.name}
        {item.kana && <span className={styles.kana}>{item.kana}</span>}
      </td>
      <td className={styles.goods}>
        {first && (
          <span className={styles.item}>
            <span className={styles.picture}>
              {first.imageUrl === null ? (
                <ShopIcon size="small" />
              ) : (
                <Picture src={first.imageUrl} alt="" drawn={96} ratio="1/1" rounded="sm" />
              )}
            </span>
            <span className={styles.itemName}>
              {m.item(first.productName, first.quantity)}
              {more > 0 && <span className={styles.more}>{m.more(more)}</span>}
            </span>
          </span>
        )}
      </td>
      <td className={styles.way}>
        <span className={styles.pair}>
          <span className={styles.sign}>
            {item.deliveryMethod === 'venue' ? <PinIcon size="tiny" /> : <TruckIcon size="tiny" />}
          </span>
          {m[item.deliveryMethod]}
        </span>
        <span className={styles.payment({ due: item.due > 0 })}>
          {item.due > 0 ? m.due(formatYen(item.due)) : m[item.paymentMethod]}
        </span>
      </td>
      <td className={styles.status}>
        <StaffOrderStatus status={item.state} />
      </td>
      <td className={styles.total}>{formatYen(item.totalPrice)}</td>
    </tr>
  );
}
