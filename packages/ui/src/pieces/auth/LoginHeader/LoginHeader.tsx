import type { ReactNode } from 'react';
import { Heading } from '../../../primitives';
import * as styles from './LoginHeader.css';
import { type LoginHeaderMessages, loginHeaderMessages } from './messages';

export type LoginHeaderProps = {
  /** Of the page. */
  title: string;
  /** With it the door is tall and says whose it is. */
  club?: { team: string; slogan: string; logoUrl: string | null };
  children?: ReactNode;
  /** At the bottom of the screen: small links. */
  footer?: ReactNode;
  messages?: LoginHeaderMessages;
};

/** What stands around the screens before a login: the club's colour, cut at the slant of its stripes. */
export function LoginHeader({
  title,
  club,
  children,
  footer,
  messages: m = loginHeaderMessages,
}: LoginHeaderProps) {
  const heading = (
    <Heading level={1} focusable>
      {title}
    </Heading>
  );

  return (
    <main className={styles.root({ tall: club !== undefined })}>
      <title>{title}</title>
      <div className={styles.edge}>
        <div className={styles.banner}>
          <div className={styles.inner}>
            {club?.logoUrl && <img src={club.logoUrl} alt="" className={styles.logo} />}
            <p className={styles.label} lang="en">
              {m.label}
            </p>
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
