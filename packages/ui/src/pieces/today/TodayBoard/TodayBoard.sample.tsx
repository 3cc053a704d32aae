import { AttentionTiles, PickupProgress, ServiceStatus, TodayBoard } from '@homestand/ui';

export function Today() {
  return (
    <TodayBoard
      at={null}
      live
      attention={<AttentionTiles items={null} differences={[]} at="" />}
      main={<PickupProgress figures={null} waitingHref="/orders" handedOverHref="/orders" />}
      side={<ServiceStatus items={null} />}
    />
  );
}
