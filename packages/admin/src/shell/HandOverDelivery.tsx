import { setOffline } from '@homestand/app-core/browser/connection';
import { useEffect } from 'react';
import { followBoothSales } from '../data/counter/boothQueue';
import { followHandOvers } from '../data/counter/handOverQueue';
import { useToday } from '../data/today/today';

/** Sends the hand-overs and booth sales that the counter left queued, while the office is open and the server is reachable. */
export function HandOverDelivery() {
  const { data, live } = useToday();
  const isReachable = data !== undefined && live;
  useEffect(() => {
    if (!isReachable) return;
    // The queue's own calls stop after the first that fails.
    setOffline(false);
    const stops = [followHandOvers(), followBoothSales()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isReachable]);
  return null;
}
