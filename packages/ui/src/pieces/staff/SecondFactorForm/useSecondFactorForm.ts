import { useRef, useState } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { secondFactorFormMessages } from './messages';
import type { SecondFactorFormProps } from './SecondFactorForm';

type Options = {
  /** Resolves when the login is finished. */
  onPasskey: () => Promise<unknown>;
  onCode: (code: string) => Promise<unknown>;
  /** The message of a failure; null for one of the browser, such as a closed dialog. */
  errorOf: (error: unknown) => string | null;
};

export function useSecondFactorForm({ onPasskey, onCode, errorOf }: Options) {
  const m = useMessages('SecondFactorForm', secondFactorFormMessages);
  const [kind, setKind] = useState<SecondFactorFormProps['kind']>('code');
  const [code, setCode] = useState('');
  const [pending, setPending] = useState<SecondFactorFormProps['pending']>(null);
  const [error, setError] = useState<string | null>(null);
  // A ref: two taps within one frame both read the old state.
  const running = useRef(false);

  async function run(what: 'passkey' | 'code', work: () => Promise<unknown>) {
    if (running.current) return;
    running.current = true;
    setError(null);
    setPending(what);
    try {
      await work();
    } catch (thrown) {
      setError(errorOf(thrown) ?? m.stopped);
      setCode('');
    } finally {
      running.current = false;
      setPending(null);
    }
  }

  function submit() {
    if (code.trim() === '') setError(m.required);
    else void run('code', () => onCode(code.trim()));
  }

  return {
    kind,
    code,
    pending,
    error,
    onCodeChange: setCode,
    onKindChange(next) {
      setKind(next);
      setCode('');
      setError(null);
    },
    onPasskey: () => void run('passkey', onPasskey),
    onSubmit: submit,
  } satisfies Omit<SecondFactorFormProps, 'methods' | 'onBack'>;
}
