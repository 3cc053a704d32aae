import type { ReactNode } from 'react';
import { ChevronRightIcon, ExternalIcon, QrIcon } from '../../../icons';
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
  /** Addresses of the links; the club may have no contact page. */
  hrefs: {
    orders: string;
    address: string;
    addressForm: string;
    favorite: string;
    contact: string | null;
    other: string;
    privacy: string;
  };
};

/** The links of my page. */
export function MyPageLinks({ hasAddress, hrefs }: MyPageLinksProps) {
  const m = useMessages('MyPage', myPageMessages);
  return (
    <MyPageLinkList
      label={m.links}
      items={[
        { label: m.orders, href: hrefs.orders },
        { label: m.location, href: hrefs.address },
        { label: hasAddress ? m.edit : m.create, href: hrefs.addressForm },
        { label: m.favorite, href: hrefs.favorite },
        ...(hrefs.contact === null
          ? []
          : [{ label: m.contact, href: hrefs.contact, external: true }]),
        { label: m.other, href: hrefs.other },
        { label: m.privacy, href: hrefs.privacy },
      ]}
    />
  );
}

type LinkListItem = {
  label: string;
  href: string;
  /** The link opens another site in a new tab: it gets an icon, and screen readers announce it. */
  external?: boolean;
};

type MyPageLinkListProps = {
  /** Accessible name of the list. */
  label: string;
  items: readonly LinkListItem[];
};

/** List of links, one row each. */
function MyPageLinkList({ label: name, items }: MyPageLinkListProps) {
  const m = useMessages('MyPage', myPageMessages);
  const Link = useLinkComponent();
  return (
    <nav aria-label={name}>
      <ul role="list" className={styles.linkList}>
        {items.map(({ label, href, external = false }) => (
          <li key={label} className={styles.linkItem}>
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
                <span className={styles.linkLabel}>{label}</span>
                <ChevronRightIcon size="small" />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
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
