import { useRef, useState } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { playerLoginFormMessages } from './messages';
import type { PlayerLoginFormProps } from './PlayerLoginForm';

type Options = {
  /** Signs in; resolves when the player is signed in. */
  onSubmit: (values: { loginId: string; password: string }) => Promise<void>;
  /** Returns the message for a failed login, also for a network error. */
  errorOf: (error: unknown) => string;
};

export function usePlayerLoginForm({ onSubmit, errorOf }: Options) {
  const m = useMessages('PlayerLoginForm', playerLoginFormMessages);
  const [loginId, setLoginId] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<PlayerLoginFormProps['errors']>({});
  const [error, setError] = useState<string | null>(null);
  const [status, setStatus] = useState<PlayerLoginFormProps['status']>('idle');
  // A ref: two taps within one frame both read the old state.
  const running = useRef(false);

  async function submit() {
    if (running.current) return;
    const values = { loginId: loginId.trim(), password: password.trim() };
    const found = {
      ...(values.loginId === '' && { loginId: m.idRequired }),
      ...(values.password === '' && { password: m.passwordRequired }),
    };
    setErrors(found);
    setError(null);
    if (Object.keys(found).length > 0) return;

    running.current = true;
    setStatus('sending');
    try {
      await onSubmit(values);
      setStatus('done');
    } catch (thrown) {
      running.current = false;
      setError(errorOf(thrown));
      setStatus('idle');
    }
  }

  return {
    loginId,
    password,
    errors,
    status,
    error,
    onLoginIdChange(next: string) {
      setLoginId(next);
      if (errors.loginId) setErrors(({ loginId: _gone, ...rest }) => rest);
    },
    onPasswordChange(next: string) {
      setPassword(next);
      if (errors.password) setErrors(({ password: _gone, ...rest }) => rest);
    },
    onSubmit: () => void submit(),
  } satisfies Omit<PlayerLoginFormProps, 'backHref'>;
}
