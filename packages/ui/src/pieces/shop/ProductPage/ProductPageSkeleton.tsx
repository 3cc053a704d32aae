import { Center, Skeleton } from '../../../primitives';
import { type ProductPageMessages, productPageMessages } from './messages';
import * as styles from './ProductPage.css';

export type ProductPageSkeletonProps = { messages?: ProductPageMessages };

export function ProductPageSkeleton({
  messages: m = productPageMessages,
}: ProductPageSkeletonProps) {
  return (
    <Center width="wide">
      <div className={styles.root} aria-busy="true">
        <div className={styles.pictures}>
          <Skeleton kind="block" ratio="1/1" />
          <div className={styles.controlsWait} />
        </div>
        <div className={styles.words}>
          <div className={styles.head}>
            <Skeleton size="large" label={m.loading} />
            <Skeleton />
          </div>
          <Skeleton lines={5} />
        </div>
      </div>
    </Center>
  );
}
