import { SyncStatus } from '@homestand/ui';
import { useHandOvers } from '../../data/counter/pickups';
import { useDeskQueues } from './useDeskQueues';
import { useHandOverQueue } from './useHandOverQueue';
import { useSyncStatus } from './useSyncStatus';

type Props = { leaving: boolean };

/** The state of this device's list. Away from the camera, too, it keeps the list current and sends queued hand-overs. */
export function DeskSync({ leaving }: Props) {
  useHandOvers();
  useDeskQueues();
  const { waiting } = useHandOverQueue();
  return <SyncStatus {...useSyncStatus()} waiting={waiting} leaving={leaving} />;
}
