import { dayOf } from '@homestand/api-client/day';
import { saveFile } from '@homestand/app-core/browser/saveFile';
import { reportError } from '@homestand/app-core/http/errorNotices';
import { useState } from 'react';
import { exportOrders, type OrderFilters } from '../../data/orders/orders';

/** Saves the CSV of all orders of the filters. */
export function useExport(filters: OrderFilters) {
  const [pending, setPending] = useState(false);
  async function save() {
    setPending(true);
    try {
      saveFile(await exportOrders(filters), `orders-${dayOf(Date.now())}.csv`);
    } catch (error) {
      reportError(error);
    } finally {
      setPending(false);
    }
  }
  return { pending, onSave: () => void save() };
}
