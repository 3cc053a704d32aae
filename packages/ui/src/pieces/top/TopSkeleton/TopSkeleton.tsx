import type { ReactNode } from 'react';
import { Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { heroOutline } from '../FavoriteHero/FavoriteHero.css';
import { playersFrame } from '../PlayerCarousel/PlayerCarousel.css';
import { TopPage } from '../TopPage/TopPage';
import { topSkeletonMessages } from './messages';
import * as styles from './TopSkeleton.css';

const five = [1, 2, 3, 4, 5];

export function TopSkeleton() {
  const m = useMessages('TopSkeleton', topSkeletonMessages);
  return (
    <div aria-busy="true">
      <TopPage
        hero={
          <div className={heroOutline}>
            <div className={styles.hero}>
              <Skeleton size="large" label={m.loading} />
            </div>
          </div>
        }
        unread={
          <Part>
            <div className={styles.card}>
              <Skeleton kind="circle" />
              <div className={styles.lines}>
                <Skeleton lines={3} />
              </div>
            </div>
            <div className={styles.controls} />
          </Part>
        }
        players={
          <Part>
            <div className={playersFrame}>
              <div className={styles.five}>
                {five.map((key) => (
                  <Skeleton key={key} kind="block" ratio="3/4" />
                ))}
              </div>
              <div className={styles.name}>
                <Skeleton size="large" />
              </div>
            </div>
            <div className={styles.composer} />
          </Part>
        }
        topics={
          <Part>
            <div className={styles.rows}>
              <Skeleton kind="circle" />
              <Skeleton />
            </div>
          </Part>
        }
        cards={null}
        shop={null}
        footer={null}
      />
    </div>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <Stack gap="md">
      <div className={styles.title}>
        <Skeleton />
      </div>
      {children}
    </Stack>
  );
}
