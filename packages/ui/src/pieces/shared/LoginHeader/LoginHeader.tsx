import type { ReactNode } from 'react';
import { Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { usePageTitle } from '../../../primitives/UiProvider/usePageTitle';
import { ClubCrest } from '../ClubCrest/ClubCrest';
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
  const heading = (
    <Heading level={1} focusable>
      {title}
    </Heading>
  );

  return (
    <main className={styles.root({ tall: club !== undefined })}>
      <div className={styles.edge}>
        <div className={styles.banner({ tall: club !== undefined })}>
          {!owner && <LoginHeaderFigure tall={club !== undefined} />}
          <div className={styles.inner({ tall: club !== undefined })}>
            {club && (
              <div className={styles.brand}>
                <ClubCrest logoUrl={club.logoUrl} size="large" />
              </div>
            )}
            {owner?.logoUrl && <ClubCrest logoUrl={owner.logoUrl} />}
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

/** A player from behind, as on the cards that are still to be collected, with a bat and pinstripes. */
function LoginHeaderFigure({ tall }: { tall: boolean }) {
  return (
    <svg
      viewBox="0 0 400 440"
      className={styles.figure({ tall })}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.bat} d="m262 330 62-246c6-21 36-14 31 8l-67 244z" />
      <path
        className={styles.body}
        d="M200 66c-44 0-66 32-66 74 0 15 2 28 5 38 5 19 14 35 26 46v24c-18 14-92 22-113 92-7 24-9 60-9 100h314c0-40-2-76-9-100-21-70-95-78-113-92v-24c12-11 21-27 26-46 3-10 5-23 5-38 0-42-22-74-66-74z"
      />
      <path
        className={styles.stripes}
        d="M70 312v128M100 284v156M130 270v170M160 256v184M190 262v178M220 262v178M250 258v182M280 272v168M310 286v154M338 322v118"
      />
      <path
        className={styles.seams}
        d="M158 246c20 22 64 22 84 0M112 440c4-44 3-84-10-128M288 440c-4-44-3-84 10-128"
      />
      <path
        className={styles.body}
        d="M132 152c-12-6-17 6-13 20 3 11 9 17 16 16zM268 152c12-6 17 6 13 20-3 11-9 17-16 16z"
      />
      <path
        className={styles.hair}
        d="M133 158c1 24 7 44 20 60 18 13 76 13 94 0 13-16 19-36 20-60z"
      />
      <path
        className={styles.cap}
        d="M127 166c-7-66 25-108 73-108s80 42 73 108c-16 6-33 9-51 11-2-25-42-25-44 0-18-2-35-5-51-11z"
      />
      <path className={styles.seams} d="M200 58v72M128 146c46 15 98 15 144 0M191 57h18" />
    </svg>
  );
}
