import type { ReactNode } from 'react';
import {
  CalendarIcon,
  ChevronRightIcon,
  EditIcon,
  ExternalIcon,
  PinIcon,
  QrIcon,
  ReceiptIcon,
  StarIcon,
} from '../../../icons';
import { Skeleton, Stack } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { LastUpdated } from '../../shared/LastUpdated/LastUpdated';
import { countStripOutline } from '../CountStrip/CountStrip.css';
import * as styles from './MyPage.css';
import { myPageMessages } from './messages';

export type MyPageProps = {
  /** Band above the header, such as the offline notice. */
  notice?: ReactNode;
  header: ReactNode;
  children: ReactNode;
};

/** Layout of my page: the header is shown before the other data has loaded. */
export const MyPage = ({ notice, header, children }: MyPageProps) => (
  <div className={styles.root}>
    {notice}
    {header}
    <div className={styles.column}>{children}</div>
  </div>
);

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

export type MyPageLinksProps = {
  hasAddress: boolean;
  /** Matches of the season at which the fan was. Without one, there is no link to them. */
  visitCount?: number | undefined;
  /** Addresses of the links; the club may have no contact page. */
  hrefs: {
    orders: string;
    visits: string;
    address: string;
    addressForm: string;
    favorite: string;
    contact: string | null;
    other: string;
    privacy: string;
  };
};

/** The links of my page. */
export function MyPageLinks({ hasAddress, visitCount, hrefs }: MyPageLinksProps) {
  const m = useMessages('MyPage', myPageMessages);
  return (
    <nav aria-label={m.links} className={styles.links}>
      <ul role="list" className={styles.linkList}>
        <Row label={m.orders} href={hrefs.orders} icon={<ReceiptIcon />} />
        {visitCount !== undefined && (
          <Row label={m.visits(visitCount)} href={hrefs.visits} icon={<CalendarIcon />} />
        )}
        <Row label={m.location} href={hrefs.address} icon={<PinIcon />} />
        <Row label={hasAddress ? m.edit : m.create} href={hrefs.addressForm} icon={<EditIcon />} />
        <Row label={m.favorite} href={hrefs.favorite} icon={<StarIcon />} />
      </ul>
      <ul role="list" className={styles.notices}>
        {hrefs.contact !== null && <Row label={m.contact} href={hrefs.contact} external />}
        <Row label={m.other} href={hrefs.other} />
        <Row label={m.privacy} href={hrefs.privacy} />
      </ul>
    </nav>
  );
}

type RowProps = {
  label: string;
  href: string;
  icon?: ReactNode;
  /** The link opens another site in a new tab: it gets an icon, and screen readers announce it. */
  external?: boolean;
};

/** One link: a row of what is the fan's own has an icon, a notice has none. */
function Row({ label, href, icon, external = false }: RowProps) {
  const m = useMessages('MyPage', myPageMessages);
  const Link = useLinkComponent();
  return (
    <li className={styles.linkItem}>
      {external ? (
        <a href={href} className={styles.linkRow} target="_blank" rel="noopener noreferrer">
          <span className={styles.linkLabel}>
            {label}
            <span className={visuallyHidden}>{m.newTab}</span>
          </span>
          <ExternalIcon size="small" />
        </a>
      ) : (
        <Link href={href} className={styles.linkRow}>
          {icon && <span className={styles.linkSign}>{icon}</span>}
          <span className={styles.linkLabel}>{label}</span>
          <ChevronRightIcon size="small" />
        </Link>
      )}
    </li>
  );
}

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
