import { Center, Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { receiptMessages } from './messages';
import * as styles from './Receipt.css';

export function ReceiptSkeleton() {
  const m = useMessages('Receipt', receiptMessages);
  return (
    <Center>
      <div className={styles.root} aria-busy="true">
        <div className={styles.controls}>
          <div className={styles.waitingField}>
            <Skeleton lines={2} label={m.loading} />
          </div>
        </div>
        <div className={styles.waitingPaper} />
      </div>
    </Center>
  );
}
