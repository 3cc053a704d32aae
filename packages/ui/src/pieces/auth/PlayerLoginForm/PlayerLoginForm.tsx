import { WarningIcon } from '../../../icons';
import { Button, Form, PasswordField, TextField, TextLink } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { LoginHeader } from '../LoginHeader';
import { playerLoginFormMessages } from './messages';
import * as styles from './PlayerLoginForm.css';

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
export function PlayerLoginForm({
  loginId,
  password,
  errors,
  status,
  error = null,
  onLoginIdChange,
  onPasswordChange,
  onSubmit,
  backHref,
}: PlayerLoginFormProps) {
  const m = useMessages('PlayerLoginForm', playerLoginFormMessages);
  return (
    <LoginHeader title={m.title}>
      <div className={styles.form}>
        <Form label={m.title} pending={status !== 'idle'} onSubmit={onSubmit}>
          <TextField
            kind="username"
            name="username"
            label={m.id}
            value={loginId}
            {...(errors.loginId !== undefined && { error: errors.loginId })}
            enterKeyHint="next"
            onValueChange={onLoginIdChange}
          />
          <PasswordField
            name="password"
            label={m.password}
            value={password}
            {...(errors.password !== undefined && { error: errors.password })}
            enterKeyHint="go"
            onValueChange={onPasswordChange}
          />
          <div role="alert">
            {error && (
              <p className={styles.failure}>
                <WarningIcon size="small" />
                <span>{error}</span>
              </p>
            )}
          </div>
          <Button type="submit" tone="accent" fullWidth pending={status !== 'idle'}>
            {m.submit}
          </Button>
        </Form>
      </div>
      <p className={styles.other}>
        <TextLink href={backHref} standalone>
          {m.back}
        </TextLink>
      </p>
    </LoginHeader>
  );
}
