import type { ReactNode } from 'react';
import { ChevronLeftIcon, LogoutIcon, PersonIcon } from '../../../icons';
import { Heading, IconButton } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { usePageTitle } from '../../../primitives/UiProvider/usePageTitle';
import { menuMark, shortcutMark } from '../../../shortcuts/marks';
import type { StaffMenuItem } from './menuItems';
import { staffPageMessages } from './messages';
import * as styles from './StaffPage.css';
import { useStaffFrame } from './StaffPageFrame';
import { StaffPageNav } from './StaffPageNav';

export type { StaffMenuItem } from './menuItems';
// A file of its own: it is in the first page of the staff's app, and the page is not.
export { StaffPageFrame, type StaffPageFrameProps } from './StaffPageFrame';

export type StaffPageProps = {
  /** The name of the place by default. */
  title?: string;
  /** Beside the title, for example a status. */
  mark?: ReactNode;
  /** The list this page belongs to. */
  backHref?: string;
  current: StaffMenuItem | 'account';
  /** As high as its content, or as the window, in which the parts of the content scroll on their own. */
  height?: 'content' | 'window' | 'windowFromTablet';
  /** In place of the frame's. */
  onLogout?: () => void;
  /** Below the title, over the whole width. */
  status?: ReactNode;
  children?: ReactNode;
};

/** Frame of the office: title, content, and the places of the role, below on a phone and at the side on a desk. */
export function StaffPage({
  title: givenTitle,
  mark,
  backHref,
  current,
  height = 'content',
  onLogout,
  status,
  children,
}: StaffPageProps) {
  const m = useMessages('StaffPage', staffPageMessages);
  const Link = useLinkComponent();
  const { name, hrefs, onLogout: logOut } = useStaffFrame();
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
        <div className={styles.person}>
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
                <span className={backHref === undefined ? undefined : styles.nameFromTablet}>
                  {name}
                </span>
              </Link>
            )}
          </p>
          <IconButton label={m.logout} icon={<LogoutIcon />} onClick={onLogout ?? logOut} />
        </div>
      </header>
      <div className={styles.status}>{status}</div>
      <StaffPageNav current={current} />
      <main className={styles.content({ height })}>{children}</main>
    </div>
  );
}
