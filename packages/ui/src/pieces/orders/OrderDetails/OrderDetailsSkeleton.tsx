import { Center, Skeleton } from '../../../primitives';
import { type OrderDetailsMessages, orderDetailsMessages } from './messages';
import * as styles from './OrderDetails.css';

export type OrderDetailsSkeletonProps = { messages?: OrderDetailsMessages };

export function OrderDetailsSkeleton({
  messages: m = orderDetailsMessages,
}: OrderDetailsSkeletonProps) {
  return (
    <Center>
      <div className={styles.root} aria-busy="true">
        <div className={styles.state}>
          <div className={styles.outline}>
            <Skeleton lines={3} label={m.loading} />
          </div>
        </div>
        <Skeleton lines={2} />
        <div className={styles.part}>
          <Skeleton lines={4} />
        </div>
        <div className={styles.part}>
          <Skeleton lines={3} />
        </div>
      </div>
    </Center>
  );
}
