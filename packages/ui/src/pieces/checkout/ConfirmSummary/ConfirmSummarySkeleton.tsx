import { Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import * as styles from './ConfirmSummary.css';
import { confirmSummaryMessages } from './messages';

export function ConfirmSummarySkeleton() {
  const m = useMessages('ConfirmSummary', confirmSummaryMessages);
  return (
    <Stack gap="md" aria-busy>
      {[2, 4, 3, 4].map((lines, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks have no other name.
        <div key={index} className={styles.block}>
          <div className={styles.head}>
            <Skeleton size="small" {...(index === 0 && { label: m.content })} />
          </div>
          <Skeleton lines={lines} />
        </div>
      ))}
    </Stack>
  );
}
