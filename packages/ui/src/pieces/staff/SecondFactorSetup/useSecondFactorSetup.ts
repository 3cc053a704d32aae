import { useRef, useState } from 'react';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { secondFactorSetupMessages } from './messages';
import type { SecondFactorSetupProps } from './SecondFactorSetup';

type Options = {
  /** Creates and registers a passkey; returns new recovery codes, none if the account has some. */
  onPasskey: () => Promise<readonly string[]>;
  /** Creates the secret for an authenticator app. */
  onStart: () => Promise<{ address: string; secret: string }>;
  /** Registers the app with its first code; returns new recovery codes. */
  onConfirm: (code: string) => Promise<readonly string[]>;
  onDone: () => void;
  /** The message of a failure; null for one of the browser, such as a closed dialog. */
  errorOf: (error: unknown) => string | null;
};

export function useSecondFactorSetup(options: Options) {
  const { onPasskey, onStart, onConfirm, onDone, errorOf } = options;
  const m = useMessages('SecondFactorSetup', secondFactorSetupMessages);
  const [started, setStarted] = useState<{ address: string; secret: string } | null>(null);
  const [code, setCode] = useState('');
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const [pending, setPending] = useState<SecondFactorSetupProps['pending']>(null);
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
    } finally {
      running.current = false;
      setPending(null);
    }
  }

  function show(codes: readonly string[]) {
    if (codes.length === 0) onDone();
    else setRecoveryCodes(codes);
  }

  return {
    app: started && {
      ...started,
      code,
      onCodeChange: setCode,
      onConfirm() {
        if (code === '') setError(m.required);
        else void run('code', async () => show(await onConfirm(code)));
      },
      onBack() {
        setStarted(null);
        setError(null);
      },
    },
    recoveryCodes,
    pending,
    error,
    onPasskey: () => void run('passkey', async () => show(await onPasskey())),
    onCode() {
      setCode('');
      void run('code', async () => setStarted(await onStart()));
    },
    onDone,
  } satisfies Omit<SecondFactorSetupProps, 'canCreatePasskey' | 'canAddCode'>;
}
