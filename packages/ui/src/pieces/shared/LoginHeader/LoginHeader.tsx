import type { ReactNode } from 'react';
import { Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { usePageTitle } from '../../../primitives/UiProvider/usePageTitle';
import * as styles from './LoginHeader.css';
import { loginHeaderMessages } from './messages';

export type LoginHeaderProps = {
  /** Heading of the page. */
  title: string;
  /** The club's name, slogan and logo. With it the header is tall. */
  club?: { team: string; slogan: string; logoUrl: string | null };
  /** Whose page it is, in place of the words about the fan club. */
  owner?: { team: string; logoUrl: string | null } | undefined;
  children?: ReactNode;
  /** Small links at the bottom of the screen. */
  footer?: ReactNode;
};

/** Frame of the screens before login: the club's colour with a slanted edge. */
export function LoginHeader({ title, club, owner, children, footer }: LoginHeaderProps) {
  const m = useMessages('LoginHeader', loginHeaderMessages);
  usePageTitle(title);
  const logoUrl = (club ?? owner)?.logoUrl;
  const heading = (
    <Heading level={1} focusable>
      {title}
    </Heading>
  );

  return (
    <main className={styles.root({ tall: club !== undefined })}>
      <div className={styles.edge}>
        <div className={styles.banner}>
          <div className={styles.inner}>
            {logoUrl && <img src={logoUrl} alt="" className={styles.logo} />}
            {owner ? (
              <p className={styles.owner}>{owner.team}</p>
            ) : (
              <p className={styles.label} lang="en">
                {m.label}
              </p>
            )}
            {club ? (
              <>
                <p className={styles.team}>{club.team}</p>
                <p className={styles.slogan}>{club.slogan}</p>
              </>
            ) : (
              heading
            )}
          </div>
        </div>
      </div>
      <div className={styles.sheet}>
        {club && heading}
        {children}
      </div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </main>
  );
}
