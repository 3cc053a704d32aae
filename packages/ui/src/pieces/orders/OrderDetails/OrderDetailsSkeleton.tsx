import { Center, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { orderDetailsMessages } from './messages';
import * as styles from './OrderDetails.css';

export function OrderDetailsSkeleton() {
  const m = useMessages('OrderDetails', orderDetailsMessages);
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
