import type { ReactNode } from 'react';
import {
  ChevronLeftIcon,
  ClockIcon,
  EyeIcon,
  HomeIcon,
  LogoutIcon,
  PersonIcon,
  PhoneIcon,
  QrIcon,
  ReceiptIcon,
} from '../../../icons';
import { Badge, Heading, IconButton } from '../../../primitives';
import { useLinkComponent, useMessages } from '../../../primitives/UiProvider/internal';
import { officeMark, placeMark } from '../OfficeKeysDialog/internal';
import { staffPageMessages } from './messages';
import * as styles from './StaffPage.css';

const places = [
  { id: 'today', Icon: HomeIcon },
  { id: 'pickups', Icon: QrIcon },
  { id: 'orders', Icon: ReceiptIcon },
  { id: 'reports', Icon: EyeIcon },
  { id: 'desks', Icon: PhoneIcon },
  { id: 'log', Icon: ClockIcon },
] as const;

export type StaffPlace = (typeof places)[number]['id'];

export type StaffPageProps = {
  /** The name of the place by default. */
  title?: string;
  /** Beside the title, for example a status. */
  mark?: ReactNode;
  /** The list this page belongs to. */
  backHref?: string;
  /** Who is signed in. */
  name: string;
  /** The places of this role; one without an address is left out. One's own account is behind the name. */
  hrefs: Readonly<Partial<Record<StaffPlace | 'account', string>>>;
  /** What a person must decide in each place. */
  counts?: Readonly<Partial<Record<StaffPlace, number>>> | undefined;
  current: StaffPlace | 'account';
  onLogout: () => void;
  children?: ReactNode;
};

/** Frame of the office: title, content, and the places of the role, below on a phone and at the side on a desk. */
export function StaffPage({
  title: givenTitle,
  mark,
  backHref,
  name,
  hrefs,
  counts = {},
  current,
  onLogout,
  children,
}: StaffPageProps) {
  const m = useMessages('StaffPage', staffPageMessages);
  const Link = useLinkComponent();
  const title = givenTitle ?? m[current];

  return (
    <div className={styles.root}>
      <title>{title}</title>
      <header className={styles.header}>
        {backHref !== undefined && (
          <span {...officeMark.back}>
            <IconButton href={backHref} label={m.back(m[current])} icon={<ChevronLeftIcon />} />
          </span>
        )}
        <div className={styles.title}>
          <Heading level={1} kind="heading" focusable>
            {title}
          </Heading>
          {mark}
        </div>
        <p>
          {hrefs.account === undefined ? (
            <span className={styles.name({ isLink: false })}>
              <PersonIcon size="tiny" />
              {name}
            </span>
          ) : (
            <Link
              {...placeMark('account')}
              href={hrefs.account}
              aria-label={m.accountOf(name)}
              aria-current={current === 'account' ? 'page' : undefined}
              className={styles.name({ isLink: true })}
            >
              <PersonIcon size="tiny" />
              {name}
            </Link>
          )}
        </p>
        <IconButton label={m.logout} icon={<LogoutIcon />} onClick={onLogout} />
      </header>
      <nav aria-label={m.nav} className={styles.nav}>
        <ul role="list" className={styles.places}>
          {places.map(({ id, Icon }) => {
            const href = hrefs[id];
            const count = counts[id] ?? 0;
            return (
              href !== undefined && (
                <li key={id} className={styles.item}>
                  <Link
                    {...placeMark(id)}
                    href={href}
                    className={styles.place}
                    aria-current={id === current ? 'page' : undefined}
                  >
                    <Icon />
                    <span className={styles.label}>{m[id]}</span>
                    {count > 0 && (
                      <span className={styles.count}>
                        <Badge count={count} label={m.waiting(count)} />
                      </span>
                    )}
                  </Link>
                </li>
              )
            );
          })}
        </ul>
      </nav>
      <main className={styles.content}>{children}</main>
    </div>
  );
}
