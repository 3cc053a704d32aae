import { Skeleton } from '../../../primitives';
import { countStripOutline } from '../CountStrip';
import { myPageHeaderOutline } from '../MyPageHeader';
import { MyPage } from './MyPage';
import * as styles from './MyPage.css';
import { type MyPageMessages, myPageMessages } from './messages';

export type MyPageSkeletonProps = { messages?: MyPageMessages };

/** My page while it is on its way: each part in the place it will take. */
export function MyPageSkeleton({ messages: m = myPageMessages }: MyPageSkeletonProps) {
  return (
    <div aria-busy="true">
      <MyPage
        header={<div className={myPageHeaderOutline} />}
        counts={<div className={countStripOutline} />}
        activity={
          <div className={styles.wait}>
            <div className={styles.waitTitle}>
              <Skeleton label={m.loading} />
            </div>
            <div className={styles.waitCard}>
              <Skeleton size="large" />
              <Skeleton />
              <Skeleton shape="block" ratio="16/9" />
            </div>
          </div>
        }
        favorite={null}
        links={null}
      />
    </div>
  );
}
