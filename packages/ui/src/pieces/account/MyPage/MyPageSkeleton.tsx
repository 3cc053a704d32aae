import { Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { countStripOutline } from '../CountStrip/CountStrip.css';
import * as styles from './MyPage.css';
import { MyPageParts } from './MyPageParts';
import { myPageMessages } from './messages';

export function MyPageSkeleton() {
  const m = useMessages('MyPage', myPageMessages);
  return (
    <div aria-busy="true">
      <MyPageParts
        counts={<div className={countStripOutline} />}
        activity={
          <Stack gap="md">
            <div className={styles.waitTitle}>
              <Skeleton label={m.loading} />
            </div>
            <div className={styles.waitCard}>
              <Skeleton size="large" />
              <Skeleton />
              <Skeleton kind="block" ratio="16/9" />
            </div>
          </Stack>
        }
        favorite={null}
        links={null}
      />
    </div>
  );
}
