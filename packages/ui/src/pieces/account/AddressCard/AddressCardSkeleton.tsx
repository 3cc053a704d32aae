import { Skeleton } from '../../../primitives';
import * as styles from './AddressCard.css';
import { type AddressCardMessages, addressCardMessages } from './messages';

export type AddressCardSkeletonProps = { messages?: AddressCardMessages };

export function AddressCardSkeleton({
  messages: m = addressCardMessages,
}: AddressCardSkeletonProps) {
  return (
    <div className={styles.root} aria-busy="true">
      <div className={styles.card}>
        <Skeleton lines={3} label={m.loading} />
        <Skeleton />
        <div className={styles.contact}>
          <Skeleton lines={2} size="small" />
        </div>
      </div>
    </div>
  );
}
