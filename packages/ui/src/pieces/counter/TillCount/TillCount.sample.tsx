import { TillCount } from '@homestand/ui';

export function Count() {
  return <TillCount kind="count" pending={false} error={null} onCount={() => {}} />;
}
