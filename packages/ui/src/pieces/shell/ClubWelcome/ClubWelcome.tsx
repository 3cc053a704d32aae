import { CheckIcon, OfflineIcon } from '../../../icons';
import { Button, Spinner } from '../../../primitives';
import * as styles from './ClubWelcome.css';
import { type ClubWelcomeMessages, clubWelcomeMessages } from './messages';

export type ClubWelcomeProps = {
  /** What is known of the server. */
  status: 'checking' | 'missing' | 'ready';
  /** Another look is under way. */
  retrying?: boolean;
  onRetry?: () => void;
  messages?: ClubWelcomeMessages;
};

/** The club's door: its name, and whether anybody answers behind it. */
export function ClubWelcome({
  status,
  retrying = false,
  onRetry,
  messages: m = clubWelcomeMessages,
}: ClubWelcomeProps) {
  return (
    <main className={styles.root}>
      <title>{m.team}</title>
      <div className={styles.banner}>
        <p className={styles.label} lang="en">
          {m.label}
        </p>
        <h1 className={styles.team}>{m.team}</h1>
        <p className={styles.slogan}>{m.slogan}</p>
      </div>
      <div className={styles.status}>
        <div role="status">
          <p className={styles.line}>
            {status === 'checking' && <Spinner size="small" />}
            {status === 'missing' && <OfflineIcon size="small" />}
            {status === 'ready' && <CheckIcon size="small" />}
            {m[status]}
          </p>
          {status === 'missing' && <p className={styles.help}>{m.missingHelp}</p>}
          {status === 'ready' && <p className={styles.help}>{m.readyHelp}</p>}
        </div>
        {status === 'missing' && onRetry && (
          <div className={styles.action}>
            <Button tone="accent" pending={retrying} onClick={onRetry}>
              {m.retry}
            </Button>
          </div>
        )}
      </div>
    </main>
  );
}
