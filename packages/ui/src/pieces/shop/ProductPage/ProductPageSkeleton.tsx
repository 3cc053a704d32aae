import { Center, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { productPageMessages } from './messages';
import * as styles from './ProductPage.css';

export function ProductPageSkeleton() {
  const m = useMessages('ProductPage', productPageMessages);
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
