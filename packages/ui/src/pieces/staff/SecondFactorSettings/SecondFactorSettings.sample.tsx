import { SecondFactorSettings } from '@homestand/ui';

export function OwnSecondFactor() {
  return (
    <SecondFactorSettings
      factors={{ passkeys: [], hasCode: true, recoveryCodes: 9 }}
      error={null}
      onLogin={null}
      onAdd={() => {}}
      onRemovePasskey={async () => {}}
      onRemoveCode={async () => {}}
      onRenew={async () => {}}
    />
  );
}
