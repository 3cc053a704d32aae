import { Skeleton } from '../../../primitives';
import * as styles from './OrderRow.css';

export type OrderRowSkeletonProps = {
  /** Text for screen readers. Set it on one of several skeletons. */
  label?: string | undefined;
};

export function OrderRowSkeleton({ label }: OrderRowSkeletonProps) {
  return (
    <div className={styles.card}>
      <div className={styles.waitingHead}>
        <Skeleton lines={2} label={label} />
      </div>
      <div className={styles.waitingItem}>
        <span className={styles.waitingPicture} />
        <Skeleton />
      </div>
      <div className={styles.waitingTotal}>
        <Skeleton />
      </div>
      <div className={styles.waitingActions} />
    </div>
  );
}
