import { Skeleton } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './MessageThread.css';
import { messageThreadMessages } from './messages';

const shapes = [
  { side: 'other', width: 'wide', ratio: '3/1' },
  { side: 'own', width: 'medium', ratio: '3/1' },
  { side: 'other', width: 'medium', ratio: '3/1' },
  { side: 'other', width: 'narrow', ratio: '3/4' },
  { side: 'own', width: 'wide', ratio: '3/1' },
] as const;

export function MessageThreadSkeleton() {
  const m = useMessages('MessageThread', messageThreadMessages);
  return (
    <div className={styles.skeleton}>
      {shapes.map(({ side, width, ratio }, index) => (
        <div key={`${side}${width}`} className={styles.skeletonRow({ side })}>
          {side === 'other' && <Skeleton kind="circle" size="small" />}
          <div className={styles.skeletonBubble({ width })}>
            <Skeleton kind="block" ratio={ratio} {...(index === 0 && { label: m.loading })} />
          </div>
        </div>
      ))}
    </div>
  );
}
