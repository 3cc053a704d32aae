import { LockIcon, PhoneIcon } from '../../../icons';
import { Button, Notice, Stack, Text } from '../../../primitives';
import { useMessages } from '../../../primitives/UiProvider/useMessages';
import { RecoveryCodes } from '../RecoveryCodes/RecoveryCodes';
import { secondFactorSetupMessages } from './messages';
import type { SecondFactorSetupProps } from './SecondFactorSetup';
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
      <Text phrases>{m.lead}</Text>
      {failure}
      <Stack gap="sm">
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
        <Text kind="small" phrases tone="muted">
          {canCreatePasskey ? m.passkeyHint : m.noPasskey}
        </Text>
      </Stack>
      {canAddCode && (
        <Stack gap="sm">
          <Button
            emphasis="quiet"
            fullWidth
            icon={<PhoneIcon size="small" />}
            pending={pending === 'code'}
            onClick={onCode}
          >
            {m.code}
          </Button>
          <Text kind="small" phrases tone="muted">
            {m.codeHint}
          </Text>
        </Stack>
      )}
      {onLeave && (
        <Button emphasis="bare" fullWidth onClick={onLeave}>
          {m.leave}
        </Button>
      )}
    </Stack>
  );
}
