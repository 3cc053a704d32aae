import { Center, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CartList.css';
import { cartListMessages } from './messages';

const places = ['first', 'second', 'third'];

export function CartListSkeleton() {
  const m = useMessages('CartList', cartListMessages);
  return (
    <Center width="page">
      <div className={styles.list} aria-busy="true">
        {places.map((place, index) => (
          <div key={place} className={`${styles.item} ${styles.waits}`}>
            <span className={styles.pictureWaits}>
              <Skeleton kind="block" ratio="1/1" label={index === 0 ? m.loading : undefined} />
            </span>
            <Skeleton size="small" lines={2} />
            <span className={styles.stepperWaits} />
          </div>
        ))}
      </div>
    </Center>
  );
}
