import { Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './CompletePanel.css';
import { completePanelMessages } from './messages';

export function CompletePanelSkeleton() {
  const m = useMessages('CompletePanel', completePanelMessages);
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
