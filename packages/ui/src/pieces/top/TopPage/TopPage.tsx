import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Skeleton, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { heroOutline } from '../FavoriteHero/FavoriteHero.css';
import { playersFrame } from '../PlayerCarousel/PlayerCarousel.css';
import { topPageMessages } from './messages';
import * as styles from './TopPage.css';

export type TopPageProps = {
  hero: ReactNode;
  /** Band on the page, such as the offline notice. */
  notice?: ReactNode;
  unread: ReactNode;
  match?: ReactNode;
  players: ReactNode;
  topics: ReactNode;
  cards: ReactNode;
  shop: ReactNode;
  footer: ReactNode;
};

/** Sets order and spacing of the parts of the top page. A part without content leaves no gap. */
export function TopPage({
  hero,
  notice,
  unread,
  match,
  players,
  topics,
  cards,
  shop,
  footer,
}: TopPageProps) {
  // What is below the screen of a phone comes after the first frame: all in one task takes twice as long.
  const [isWhole, setIsWhole] = useState(false);
  useEffect(() => startTransition(() => setIsWhole(true)), []);

  return (
    <div className={styles.root}>
      {hero}
      <div className={styles.parts}>
        <div className={styles.notice}>{notice}</div>
        <div className={styles.part}>{unread}</div>
        {match && <div className={styles.part}>{match}</div>}
        <div className={styles.part}>{players}</div>
        {isWhole && (
          <>
            <div className={styles.part}>{topics}</div>
            <div className={styles.part}>{cards}</div>
            <div className={styles.part}>{shop}</div>
          </>
        )}
      </div>
      {isWhole && footer}
    </div>
  );
}

const five = [1, 2, 3, 4, 5];

export function TopPageSkeleton() {
  const m = useMessages('TopPage', topPageMessages);
  return (
    <div aria-busy="true">
      <TopPage
        hero={
          <div className={heroOutline}>
            <div className={styles.heroWaits}>
              <Skeleton size="large" label={m.loading} />
            </div>
          </div>
        }
        unread={
          <Part>
            <div className={styles.cardWaits}>
              <Skeleton kind="circle" />
              <div className={styles.linesWait}>
                <Skeleton lines={3} />
              </div>
            </div>
            <div className={styles.controlsWait} />
          </Part>
        }
        players={
          <Part>
            <div className={playersFrame}>
              <div className={styles.playersWait}>
                {five.map((key) => (
                  <Skeleton key={key} kind="block" ratio="3/4" />
                ))}
              </div>
              <div className={styles.nameWaits}>
                <Skeleton size="large" />
              </div>
            </div>
            <div className={styles.composerWaits} />
          </Part>
        }
        topics={
          <Part>
            <div className={styles.rowsWait}>
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
      <div className={styles.titleWaits}>
        <Skeleton />
      </div>
      {children}
    </Stack>
  );
}
