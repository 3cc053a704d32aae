import { LockIcon, PhoneIcon } from '../../../icons';
import { Button, Notice, Stack } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/internal';
import { RecoveryCodes } from '../RecoveryCodes';
import { secondFactorSetupMessages } from './messages';
import type { SecondFactorSetupProps } from './SecondFactorSetup';
import * as styles from './SecondFactorSetup.css';
import { SecondFactorSetupApp } from './SecondFactorSetupApp';

/** The present step: the choice, the authenticator app, or the recovery codes. */
export function SecondFactorSetupStep({
  canCreatePasskey,
  canAddCode,
  app,
  recoveryCodes,
  pending,
  error,
  onPasskey,
  onCode,
  onDone,
  onLeave,
}: Omit<SecondFactorSetupProps, 'kind'>) {
  const m = useMessages('SecondFactorSetup', secondFactorSetupMessages);
  const failure = (
    <Notice tone="danger" role="alert">
      {error}
    </Notice>
  );
  if (recoveryCodes) return <RecoveryCodes items={recoveryCodes} onDone={onDone} />;
  if (app) return <SecondFactorSetupApp {...app} pending={pending === 'code'} error={failure} />;
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
      {onLeave && (
        <Button emphasis="bare" fullWidth onClick={onLeave}>
          {m.leave}
        </Button>
      )}
    </Stack>
  );
}
