import { useEffect } from 'react';
import { followBoothSales } from '../../data/counter/boothQueue';
import { useBoothGoods } from '../../data/counter/boothSales';
import { followHandOvers } from '../../data/counter/handOverQueue';

/** Sends what this device has queued, and keeps the goods of the booth on it. */
export function useDeskQueues() {
  useBoothGoods();
  useEffect(() => {
    const stops = [followHandOvers(), followBoothSales()];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
}
