import type { ReactNode } from 'react';
import { ChevronRightIcon, QrIcon } from '../../../icons';
import { Stack } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LastUpdated } from '../../shared/LastUpdated/LastUpdated';
import * as styles from './MyPage.css';
import { myPageMessages } from './messages';

export type MyPagePartsProps = {
  counts: ReactNode;
  /** Orders that wait at the counter and the address of their codes. Without one, nothing is shown. */
  pickups?: { count: number; href: string } | undefined;
  activity: ReactNode;
  favorite: ReactNode;
  links: ReactNode;
  notifications?: ReactNode;
  /** ISO time of the offline copy that is shown; null while online. */
  asOf?: string | null | undefined;
};

/** Sets order and spacing of the parts of my page. A part without content leaves no gap. */
export function MyPageParts({
  counts,
  pickups,
  activity,
  favorite,
  links,
  notifications,
  asOf = null,
}: MyPagePartsProps) {
  const m = useMessages('MyPage', myPageMessages);
  const Link = useLinkComponent();

  return (
    <Stack gap="xxl">
      <div className={styles.counts}>
        {counts}
        {asOf && <LastUpdated asOf={asOf} />}
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
    </Stack>
  );
}
