import type { ReactNode } from 'react';
import { Button, Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { usePageTitle } from '../../../primitives/UiProvider/usePageTitle';
import * as styles from './ErrorPage.css';
import { errorPageMessages } from './messages';

export type ErrorPageProps = {
  /** `notFound`: unknown address. `crashed`: rendering failed. `notLoaded`: the code did not arrive. */
  kind: 'notFound' | 'crashed' | 'notLoaded';
  homeHref: string;
  /** Drawing above the title. */
  illustration?: ReactNode;
  /** Reloads the page. */
  onReload?: () => void;
};

/** Error page with a link home. */
export function ErrorPage({ kind, homeHref, illustration, onReload }: ErrorPageProps) {
  const m = useMessages('ErrorPage', errorPageMessages);
  usePageTitle(m[kind]);
  return (
    <main className={styles.root}>
      {illustration}
      <Heading level={1} align="center" focusable>
        {m[kind]}
      </Heading>
      <p className={styles.help}>{m[`${kind}Help`]}</p>
      <div className={styles.actions}>
        {kind !== 'notFound' && onReload && (
          <Button tone="accent" onClick={onReload}>
            {m.reload}
          </Button>
        )}
        <Button emphasis="quiet" href={homeHref}>
          {m.home}
        </Button>
      </div>
    </main>
  );
}
