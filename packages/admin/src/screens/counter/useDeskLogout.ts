import { wakeDeliveryQueues } from '@homestand/app-core/delivery/deliveryQueue';
import { useState } from 'react';
import { countUnsentBoothSales } from '../../data/counter/boothQueue';
import { countUnsentHandOvers } from '../../data/counter/handOverQueue';
import { logOut } from '../../data/staff/login';

/** Logs out, but not while hand-overs or booth sales wait: without its session this device cannot send them. */
export function useDeskLogout(waiting: number) {
  const [hasAsked, setHasAsked] = useState(false);
  return {
    refused: hasAsked && waiting > 0,
    onLogout() {
      const unsent = countUnsentHandOvers() + countUnsentBoothSales() > 0;
      setHasAsked(unsent);
      if (unsent) wakeDeliveryQueues();
      else void logOut();
    },
  };
}
