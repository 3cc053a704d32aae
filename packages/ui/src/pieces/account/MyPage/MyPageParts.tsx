import type { ReactNode } from 'react';
import { ChevronRightIcon, QrIcon } from '../../../icons';
import { LastUpdated } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider';
import * as styles from './MyPage.css';
import { type MyPageMessages, myPageMessages } from './messages';

export type MyPagePartsProps = {
  counts: ReactNode;
  /** What waits at the counter, and where its codes are. None of it, and nothing is there. */
  pickups?: { count: number; href: string } | undefined;
  activity: ReactNode;
  favorite: ReactNode;
  links: ReactNode;
  notifications?: ReactNode;
  /** ISO: without network the page is as it was then. */
  offlineSince?: string | null | undefined;
  messages?: MyPageMessages;
};

/** Gives the parts of my page their order and their rhythm. A part without content leaves no gap. */
export function MyPageParts({
  counts,
  pickups,
  activity,
  favorite,
  links,
  notifications,
  offlineSince = null,
  messages: m = myPageMessages,
}: MyPagePartsProps) {
  const Link = useLinkComponent();

  return (
    <div className={styles.parts}>
      <div className={styles.counts}>
        {counts}
        {offlineSince && <LastUpdated time={offlineSince} />}
        {pickups && pickups.count > 0 && (
          <Link href={pickups.href} className={styles.pickups}>
            <QrIcon size="medium" />
            <span className={styles.pickupsLabel}>{m.pickups(pickups.count)}</span>
            <ChevronRightIcon size="small" />
          </Link>
        )}
      </div>
      <div className={styles.part}>{activity}</div>
      <div className={styles.part}>{favorite}</div>
      <div className={styles.part}>{links}</div>
      <div className={styles.part}>{notifications}</div>
    </div>
  );
}
