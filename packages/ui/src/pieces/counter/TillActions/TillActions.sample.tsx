import { TillActions } from '@homestand/ui';

export function Actions() {
  return (
    <TillActions
      pending={false}
      error={null}
      onCount={async () => true}
      onCorrect={async () => true}
      onOpen={() => {}}
    />
  );
}
