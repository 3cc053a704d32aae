import { WarningIcon } from '../../../icons';
import { Spinner, TextLink } from '../../../primitives';
import { ButtonBase } from '../../../primitives/Button/internal';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { visuallyHidden } from '../../../styles';
import { LoginHeader } from '../LoginHeader';
import * as styles from './LineLoginPanel.css';
import { LineLoginPanelMark } from './LineLoginPanelMark';
import { lineLoginPanelMessages } from './messages';

export type LineLoginPanelProps = {
  team: string;
  slogan: string;
  logoUrl: string | null;
  /** `starting`: the redirect to LINE is under way. */
  status: 'idle' | 'starting' | 'failed';
  onLogin: () => void;
  playerLoginHref: string;
  commerceHref: string;
  privacyHref: string;
};

/** Login screen of fans: the LINE button and the data it requests from LINE. */
export function LineLoginPanel({
  team,
  slogan,
  logoUrl,
  status,
  onLogin,
  playerLoginHref,
  commerceHref,
  privacyHref,
}: LineLoginPanelProps) {
  const m = useMessages('LineLoginPanel', lineLoginPanelMessages);
  const starting = status === 'starting';

  return (
    <LoginHeader
      title={m.title}
      club={{ team, slogan, logoUrl }}
      footer={
        <>
          <TextLink href={commerceHref} tone="neutral" standalone>
            {m.commerce}
          </TextLink>
          <TextLink href={privacyHref} tone="neutral" standalone>
            {m.privacy}
          </TextLink>
        </>
      }
    >
      <div className={styles.way}>
        <div role="alert">
          {status === 'failed' && (
            <p className={styles.failure}>
              <WarningIcon size="small" />
              <span>{m.failed}</span>
            </p>
          )}
        </div>
        <ButtonBase className={styles.button} pending={starting} onClick={onLogin}>
          <span className={styles.sign}>{starting ? <Spinner /> : <LineLoginPanelMark />}</span>
          <span className={styles.label} data-line-artwork>
            {m.line}
          </span>
        </ButtonBase>
        <span role="status" className={visuallyHidden}>
          {starting && m.starting}
        </span>
        <p className={styles.note}>{m.note}</p>
      </div>
      <p className={styles.other}>
        <TextLink href={playerLoginHref} standalone>
          {m.toPlayer}
        </TextLink>
      </p>
    </LoginHeader>
  );
}
