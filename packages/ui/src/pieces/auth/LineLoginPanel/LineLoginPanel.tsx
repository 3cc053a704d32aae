import { Notice, Spinner, TextLink } from '../../../primitives';
import { ButtonBase } from '../../../primitives/Button/ButtonBase';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { LoginHeader } from '../../shared/LoginHeader/LoginHeader';
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
  /**
   * A fragment. For a page whose scripts are still loading: the button is a link to it and shows by itself that it
   * was pressed; the app finds the fragment in its address.
   */
  pressedHref?: string;
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
  pressedHref,
  playerLoginHref,
  commerceHref,
  privacyHref,
}: LineLoginPanelProps) {
  const m = useMessages('LineLoginPanel', lineLoginPanelMessages);
  const starting = status === 'starting';
  const label = (
    <span className={styles.label} data-line-artwork>
      {m.line}
    </span>
  );

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
        <Notice tone="danger" role="alert">
          {status === 'failed' && m.failed}
        </Notice>
        {pressedHref === undefined ? (
          <ButtonBase className={styles.button} pending={starting} onClick={onLogin}>
            <span className={styles.sign}>{starting ? <Spinner /> : <LineLoginPanelMark />}</span>
            {label}
          </ButtonBase>
        ) : (
          <a id={pressedHref.slice(1)} href={pressedHref} className={styles.link}>
            <span className={styles.unpressedSign}>
              <LineLoginPanelMark />
            </span>
            <span className={styles.pressedSign}>
              <Spinner />
            </span>
            {label}
          </a>
        )}
        <span role="status" className={visuallyHidden}>
          {starting && m.starting}
          {pressedHref !== undefined && <span className={styles.pressedText}>{m.starting}</span>}
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
