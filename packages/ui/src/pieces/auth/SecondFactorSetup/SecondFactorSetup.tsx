import { LockIcon, PhoneIcon } from '../../../icons';
import { Button, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { secondFactorSetupMessages } from './messages';
import * as styles from './SecondFactorSetup.css';
import { SecondFactorSetupApp } from './SecondFactorSetupApp';
import { SecondFactorSetupRecovery } from './SecondFactorSetupRecovery';

export type SecondFactorSetupProps = {
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
};

/** Registers a second factor: the choice, an authenticator app with its first code, and the recovery codes. */
export function SecondFactorSetup({
  canCreatePasskey,
  canAddCode,
  app,
  recoveryCodes,
  pending,
  error,
  onPasskey,
  onCode,
  onDone,
}: SecondFactorSetupProps) {
  const m = useMessages('SecondFactorSetup', secondFactorSetupMessages);
  const failure = <div role="alert">{error && <p className={styles.error}>{error}</p>}</div>;
  if (recoveryCodes) return <SecondFactorSetupRecovery items={recoveryCodes} onDone={onDone} />;
  if (app)
    return (
      <Stack gap="lg">
        <SecondFactorSetupApp {...app} pending={pending === 'code'} error={failure} />
      </Stack>
    );
  return (
    <Stack gap="xl">
      <p className={styles.lead}>{m.lead}</p>
      {failure}
      <div className={styles.choice}>
        <Button
          tone="accent"
          fullWidth
          icon={<LockIcon size="small" />}
          pending={pending === 'passkey'}
          disabled={!canCreatePasskey}
          onClick={onPasskey}
        >
          {m.passkey}
        </Button>
        <p className={styles.note}>{canCreatePasskey ? m.passkeyHint : m.noPasskey}</p>
      </div>
      {canAddCode && (
        <div className={styles.choice}>
          <Button
            emphasis="quiet"
            fullWidth
            icon={<PhoneIcon size="small" />}
            pending={pending === 'code'}
            onClick={onCode}
          >
            {m.code}
          </Button>
          <p className={styles.note}>{m.codeHint}</p>
        </div>
      )}
    </Stack>
  );
}
