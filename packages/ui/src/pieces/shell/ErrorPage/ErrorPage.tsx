import { Button, Heading } from '../../../primitives';
import * as styles from './ErrorPage.css';
import { type ErrorPageMessages, errorPageMessages } from './messages';

export type ErrorPageProps = {
  /** An address that leads nowhere, or a page that broke. */
  kind: 'notFound' | 'crashed';
  homeHref: string;
  /** Offered after a crash. */
  onReload?: () => void;
  messages?: ErrorPageMessages;
};

/** Says that there is nothing here, and offers a way on. */
export function ErrorPage({
  kind,
  homeHref,
  onReload,
  messages: m = errorPageMessages,
}: ErrorPageProps) {
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
