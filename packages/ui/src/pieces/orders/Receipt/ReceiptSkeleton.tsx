import { Center, Skeleton } from '../../../primitives';
import { type ReceiptMessages, receiptMessages } from './messages';
import * as styles from './Receipt.css';

export type ReceiptSkeletonProps = { messages?: ReceiptMessages };

export function ReceiptSkeleton({ messages: m = receiptMessages }: ReceiptSkeletonProps) {
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
