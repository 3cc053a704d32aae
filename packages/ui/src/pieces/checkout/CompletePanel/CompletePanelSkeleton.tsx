import { Skeleton } from '../../../primitives';
import * as styles from './CompletePanel.css';
import { type CompletePanelMessages, completePanelMessages } from './messages';

export type CompletePanelSkeletonProps = { messages?: Pick<CompletePanelMessages, 'orderNumber'> };

export function CompletePanelSkeleton({
  messages: m = completePanelMessages,
}: CompletePanelSkeletonProps) {
  return (
    <div className={styles.root} aria-busy="true">
      <Skeleton kind="circle" size="large" label={m.orderNumber} />
      <Skeleton size="large" />
      <div className={styles.ticket}>
        <Skeleton lines={3} />
      </div>
      <Skeleton lines={2} />
    </div>
  );
}
