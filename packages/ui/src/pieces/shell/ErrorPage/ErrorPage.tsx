import { Button, Heading } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import * as styles from './ErrorPage.css';
import { errorPageMessages } from './messages';

export type ErrorPageProps = {
  /** `notFound`: unknown address. `crashed`: rendering failed. */
  kind: 'notFound' | 'crashed';
  homeHref: string;
  /** Reloads the page after a crash. */
  onReload?: () => void;
};

/** Error page with a link home. */
export function ErrorPage({ kind, homeHref, onReload }: ErrorPageProps) {
  const m = useMessages('ErrorPage', errorPageMessages);
  return (
    <main className={styles.root}>
      <title>{m[kind]}</title>
      <Heading level={1} align="center" focusable>
        {m[kind]}
      </Heading>
      <p className={styles.help}>{kind === 'notFound' ? m.notFoundHelp : m.crashedHelp}</p>
      <div className={styles.actions}>
        {kind === 'crashed' && onReload && (
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
