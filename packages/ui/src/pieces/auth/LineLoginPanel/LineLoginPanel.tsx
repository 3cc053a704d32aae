import { Notice, Spinner, TextLink } from '../../../primitives';
import { ButtonBase } from '../../../primitives/Button/ButtonBase';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { visuallyHidden } from '../../../styles';
import { LoginHeader } from '../../shared/LoginHeader/LoginHeader';
import * as styles from './LineLoginPanel.css';
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

/** LINE's speech bubble, with the proportions and the position that LINE's guideline gives. */
function LineLoginPanelMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false" className={styles.mark}>
      <path
        className={styles.bubble}
        d="M20 5C10.6 5 3 11.2 3 18.8c0 6.8 6 12.5 14.2 13.6.55.12 1.3.37 1.5.84.17.43.11 1.1.05 1.54l-.24 1.45c-.07.43-.34 1.68 1.47.92s9.8-5.77 13.37-9.88C35.8 24.6 37 21.9 37 18.8 37 11.2 29.4 5 20 5z"
      />
      <path
        className={styles.letters}
        d="M9.6 15.4v6.6h3.5M16 15.4V22M19.1 22v-6.6l4.6 6.6v-6.6M30.4 15.4h-3.5V22h3.5M26.9 18.7h3.2"
      />
    </svg>
  );
}
