import type { ReactNode } from 'react';
import { ChevronLeftIcon, LogoutIcon, PersonIcon } from '../../../icons';
import { Heading, IconButton } from '../../../primitives';
import {
  useLinkComponent,
  useMessages,
  usePageTitle,
} from '../../../primitives/UiProvider/internal';
import { menuMark, shortcutMark } from '../../../shortcuts/internal';
import type { StaffMenuItem } from './menuItems';
import { staffPageMessages } from './messages';
import * as styles from './StaffPage.css';
import { StaffPageNav } from './StaffPageNav';

export type { StaffMenuItem };

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
  hrefs: Readonly<Partial<Record<StaffMenuItem | 'account', string>>>;
  /** What a person must decide in each place. */
  counts?: Readonly<Partial<Record<StaffMenuItem, number>>> | undefined;
  current: StaffMenuItem | 'account';
  /** As high as its content, or as the window, in which the parts of the content scroll on their own. */
  height?: 'content' | 'window' | 'windowFromTablet';
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
  height = 'content',
  onLogout,
  children,
}: StaffPageProps) {
  const m = useMessages('StaffPage', staffPageMessages);
  const Link = useLinkComponent();
  const title = givenTitle ?? m[current === 'device' ? 'account' : current];
  usePageTitle(title);

  return (
    <div className={styles.root({ height })}>
      <header className={styles.header}>
        {backHref !== undefined && (
          <span {...shortcutMark.back}>
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
              {...menuMark('account')}
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
      <StaffPageNav hrefs={hrefs} counts={counts} current={current} />
      <main className={styles.content({ height })}>{children}</main>
    </div>
  );
}
