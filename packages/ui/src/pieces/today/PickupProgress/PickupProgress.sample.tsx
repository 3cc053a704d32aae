import { PickupProgress } from '@homestand/ui';

export function Counter() {
  return (
    <PickupProgress
      figures={{ waiting: 214, handedOver: 21, hours: [{ hour: 10, count: 21 }], hour: 10 }}
      waitingHref="/orders?state=pending&delivery=venue"
      handedOverHref="/orders?state=received&delivery=venue"
    />
  );
}
