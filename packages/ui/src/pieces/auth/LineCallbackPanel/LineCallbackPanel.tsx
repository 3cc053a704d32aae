import { WarningIcon } from '../../../icons';
import { Button, Heading, Spinner } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoginHeader } from '../../shared/LoginHeader/LoginHeader';
import * as styles from './LineCallbackPanel.css';
import { lineCallbackPanelMessages } from './messages';

export type LineCallbackPanelProps = {
  /** `switched`: the login was started in another browser, so the user must confirm the account. */
  status: 'pending' | 'failed' | 'switched';
  /** Name of the account that would be signed in. */
  name?: string;
  onContinue?: () => void;
  loginHref: string;
};

/** Shows the result of a LINE login. A failure never redirects to LINE again by itself, to avoid a loop. */
export function LineCallbackPanel({ status, name, onContinue, loginHref }: LineCallbackPanelProps) {
  const m = useMessages('LineCallbackPanel', lineCallbackPanelMessages);
  return (
    <LoginHeader title={m.title}>
      <div className={styles.root}>
        <div role="status" className={styles.words}>
          {status === 'pending' && (
            <>
              <Spinner size="large" />
              <p className={styles.lead}>{m.pending}</p>
            </>
          )}
          {status === 'failed' && (
            <>
              <span className={styles.sign}>
                <WarningIcon />
              </span>
              <p className={styles.lead}>{m.failed}</p>
            </>
          )}
          {status === 'switched' && (
            <>
              <Heading level={2} align="center">
                {m.ask(name)}
              </Heading>
              <p className={styles.help}>{m.askHelp}</p>
            </>
          )}
        </div>
        {status === 'failed' && (
          <Button tone="accent" href={loginHref}>
            {m.retry}
          </Button>
        )}
        {status === 'switched' && (
          <div className={styles.responses}>
            <Button emphasis="quiet" href={loginHref}>
              {m.cancel}
            </Button>
            <Button tone="accent" onClick={() => onContinue?.()}>
              {m.go}
            </Button>
          </div>
        )}
      </div>
    </LoginHeader>
  );
}
