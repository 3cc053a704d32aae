import { Stack, Text } from '../../../primitives';
import { useLinkComponent } from '../../../primitives/UiProvider/useLinkComponent';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { siteFooterMessages } from './messages';
import * as styles from './SiteFooter.css';

export type SiteFooterProps = {
  slogan: string;
  team: string;
  /** Addresses of the links that are shown. */
  hrefs: { commerce?: string; privacy?: string; contact?: string };
};

/** Footer of the top page with the club's slogan. */
export function SiteFooter({ slogan, team, hrefs }: SiteFooterProps) {
  const m = useMessages('SiteFooter', siteFooterMessages);
  const Link = useLinkComponent();
  const links = (['commerce', 'privacy', 'contact'] as const).flatMap((name) => {
    const href = hrefs[name];
    return href === undefined ? [] : [{ label: m[name], href }];
  });
  return (
    <footer className={styles.root}>
      <div className={styles.inner}>
        <p className={styles.slogan}>{slogan}</p>
        <Stack gap="xs">
          <p className={styles.label} lang="en">
            {m.label}
          </p>
          <Text kind="label" phrases>
            {team}
          </Text>
        </Stack>
        {links.length > 0 && (
          <nav aria-label={m.links}>
            <ul role="list" className={styles.links}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} className={styles.link}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}
