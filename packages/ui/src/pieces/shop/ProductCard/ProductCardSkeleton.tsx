import { Skeleton } from '../../../primitives';
import * as styles from './ProductCard.css';

export function ProductCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton kind="block" ratio="1/1" />
      <div className={styles.words}>
        <Skeleton lines={2} size="small" />
      </div>
    </div>
  );
}
