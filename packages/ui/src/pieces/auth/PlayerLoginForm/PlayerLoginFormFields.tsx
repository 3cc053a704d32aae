import { Button, Form, Notice, PasswordField, TextField } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { playerLoginFormMessages } from './messages';
import type { PlayerLoginFormProps } from './PlayerLoginForm';
import * as styles from './PlayerLoginForm.css';

type Props = Omit<PlayerLoginFormProps, 'backHref'> & { title: string };

/** Login ID and password, as players and staff sign in. */
export function PlayerLoginFormFields({
  title,
  loginId,
  password,
  errors,
  status,
  error = null,
  onLoginIdChange,
  onPasswordChange,
  onSubmit,
}: Props) {
  const m = useMessages('PlayerLoginForm', playerLoginFormMessages);
  return (
    <div className={styles.form}>
      <Form label={title} pending={status !== 'idle'} onSubmit={onSubmit}>
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
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
        <Button type="submit" tone="accent" fullWidth pending={status !== 'idle'}>
          {m.submit}
        </Button>
      </Form>
    </div>
  );
}
