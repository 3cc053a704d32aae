import { TillCorrection } from '@homestand/ui';

export function Correction() {
  return <TillCorrection pending={false} error={null} onCorrect={async () => true} />;
}
