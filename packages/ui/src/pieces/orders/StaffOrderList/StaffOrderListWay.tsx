import { formatYen } from '../../../format';
import { PinIcon, TruckIcon } from '../../../icons';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { staffOrderListMessages } from './messages';
import type { StaffOrderListItem } from './StaffOrderList';
import * as styles from './StaffOrderList.css';

type Props = Pick<StaffOrderListItem, 'deliveryMethod' | 'paymentMethod' | 'due'>;

/** How an order is delivered and paid. */
export function StaffOrderListWay({ deliveryMethod, paymentMethod, due }: Props) {
  const m = useMessages('StaffOrderList', staffOrderListMessages);
  return (
    <>
      <span className={styles.pair}>
        <span className={styles.sign}>
          {deliveryMethod === 'venue' ? <PinIcon size="tiny" /> : <TruckIcon size="tiny" />}
        </span>
        {m[deliveryMethod]}
      </span>
      <span className={styles.payment({ due: due > 0 })}>
        {due > 0 ? m.due(formatYen(due)) : m[paymentMethod]}
      </span>
    </>
  );
}
