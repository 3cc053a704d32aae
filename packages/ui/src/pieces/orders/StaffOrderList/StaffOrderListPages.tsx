import { formatCount } from '../../../format/internal';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../icons';
import { IconButton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { staffOrderListMessages } from './messages';
import type { StaffOrderListProps } from './StaffOrderList';
import * as styles from './StaffOrderList.css';

/** Where the page is among all orders, and the way to its neighbours. */
export function StaffOrderListPages({ number, size, total, hrefOf }: StaffOrderListProps['page']) {
  const m = useMessages('StaffOrderList', staffOrderListMessages);
  const last = Math.min(number * size, total);
  return (
    <nav aria-label={m.pages} className={styles.pages}>
      {number > 1 && (
        <IconButton href={hrefOf(number - 1)} label={m.previous} icon={<ChevronLeftIcon />} />
      )}
      <p className={styles.range}>
        {m.range(formatCount((number - 1) * size + 1), formatCount(last), formatCount(total))}
      </p>
      {last < total && (
        <IconButton href={hrefOf(number + 1)} label={m.next} icon={<ChevronRightIcon />} />
      )}
    </nav>
  );
}
