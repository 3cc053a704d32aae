import { TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoginHeader } from '../../shared/LoginHeader/LoginHeader';
import { playerLoginFormMessages } from './messages';
import * as styles from './PlayerLoginForm.css';
import { PlayerLoginFormFields } from './PlayerLoginFormFields';

export type PlayerLoginFormProps = {
  loginId: string;
  password: string;
  errors: { loginId?: string; password?: string };
  /** `done`: signed in; the next screen is loading. */
  status: 'idle' | 'sending' | 'done';
  /** Error message of the server. */
  error?: string | null;
  onLoginIdChange: (loginId: string) => void;
  onPasswordChange: (password: string) => void;
  onSubmit: () => void;
  backHref: string;
};

/** Login form of players. Pair with `usePlayerLoginForm`. */
export function PlayerLoginForm({ backHref, ...fields }: PlayerLoginFormProps) {
  const m = useMessages('PlayerLoginForm', playerLoginFormMessages);
  return (
    <LoginHeader title={m.title}>
      <PlayerLoginFormFields {...fields} title={m.title} />
      <p className={styles.other}>
        <TextLink href={backHref} standalone>
          {m.back}
        </TextLink>
      </p>
    </LoginHeader>
  );
}
