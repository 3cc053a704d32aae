import { Skeleton, Stack } from '../../../primitives';
import * as styles from './ConfirmSummary.css';
import { type ConfirmSummaryMessages, confirmSummaryMessages } from './messages';

export type ConfirmSummarySkeletonProps = { messages?: Pick<ConfirmSummaryMessages, 'content'> };

export function ConfirmSummarySkeleton({
  messages: m = confirmSummaryMessages,
}: ConfirmSummarySkeletonProps) {
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
