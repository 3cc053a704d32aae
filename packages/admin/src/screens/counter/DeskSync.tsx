import { SyncStatus } from '@homestand/ui';
import { useHandOvers } from '../../data/counter/pickups';
import { useHandOverQueue } from './useHandOverQueue';
import { useSyncStatus } from './useSyncStatus';

type Props = { leaving: boolean };

/** The state of this device's list, which it keeps current away from the camera, too. */
export function DeskSync({ leaving }: Props) {
  useHandOvers();
  const { waiting } = useHandOverQueue();
  return <SyncStatus {...useSyncStatus()} waiting={waiting} leaving={leaving} />;
}
