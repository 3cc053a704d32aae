import { Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { LoginHeader } from '../../shared/LoginHeader/LoginHeader';
import { secondFactorSetupMessages } from './messages';
import { SecondFactorSetupStep } from './SecondFactorSetupStep';

export type SecondFactorSetupProps = {
  /** In the login it has a frame of its own; in one's account it is the content of a page. */
  kind?: 'login' | 'account';
  /** Whether the browser can create passkeys. */
  canCreatePasskey: boolean;
  /** Whether one-time codes can be set up: the account has none yet. */
  canAddCode: boolean;
  /** The secret of an authenticator app that is being set up, and the typed code. */
  app: {
    address: string;
    secret: string;
    code: string;
    onCodeChange: (code: string) => void;
    onConfirm: () => void;
    onBack: () => void;
  } | null;
  /** New recovery codes, which are shown once. */
  recoveryCodes: readonly string[] | null;
  pending: 'passkey' | 'code' | null;
  error: string | null;
  onPasskey: () => void;
  /** Starts with an authenticator app. */
  onCode: () => void;
  /** The recovery codes are stored. */
  onDone: () => void;
  /** In the login: back to login ID and password. */
  onLeave?: () => void;
};

/**
 * Registers a second factor: the choice, an authenticator app with its first code, and the recovery codes. Pair with
 * `useSecondFactorSetup`.
 */
export function SecondFactorSetup({ kind = 'account', ...rest }: SecondFactorSetupProps) {
  const m = useMessages('SecondFactorSetup', secondFactorSetupMessages);
  if (kind === 'account')
    return (
      <Stack gap="none" width="page">
        <SecondFactorSetupStep {...rest} />
      </Stack>
    );
  return (
    <LoginHeader title={m.title}>
      <SecondFactorSetupStep {...rest} />
    </LoginHeader>
  );
}
