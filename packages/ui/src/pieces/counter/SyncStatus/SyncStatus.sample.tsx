import { SyncStatus } from '@homestand/ui';

export function Status() {
  return <SyncStatus offline={false} asOf="2026-11-21T13:41:00+09:00" old={false} waiting={0} />;
}
