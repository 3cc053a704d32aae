import { SecondFactorSetup } from '@homestand/ui';

export function FirstLogin() {
  return (
    <SecondFactorSetup
      canCreatePasskey
      canAddCode
      app={null}
      recoveryCodes={null}
      pending={null}
      error={null}
      onPasskey={() => {}}
      onCode={() => {}}
      onDone={() => {}}
    />
  );
}
