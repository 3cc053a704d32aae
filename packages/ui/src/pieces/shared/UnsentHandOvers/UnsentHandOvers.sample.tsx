import { UnsentHandOvers } from '@homestand/ui';

export function UnsentHandOversSample() {
  return <UnsentHandOvers unsent={{ count: 2, at: '2026-11-21T04:05:00Z', isCurrent: true }} />;
}
