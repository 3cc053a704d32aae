import type { BoothSaleRow } from '@homestand/ui';
import type { BoothSale } from '../../data/counter/boothSales';
import type { QueuedBoothSale } from '../../data/counter/deliverBoothSales';

/** Sales of the server that are shown; what it does not have is shown whole. */
const shown = 5;

/** Sales that the server does not have, and the last that it has, newest first. */
export function boothRows(
  sales: readonly BoothSale[],
  queue: readonly QueuedBoothSale[],
): BoothSaleRow[] {
  const queued = queue.map(
    ({ key, refused, undo, sent: _, left: _l, recorded: _r, by: _b, ...sale }): BoothSaleRow => ({
      ...sale,
      id: key,
      short: 0,
      status: refused !== null ? 'refused' : undo === null ? 'waiting' : 'undoing',
      message: refused,
    }),
  );
  const waiting = new Set(queue.map(({ key }) => key));
  const recorded = sales
    .filter(({ id }) => !waiting.has(id))
    .slice(0, shown)
    .map(
      ({ undoUntil: _, amount: _a, undoneAt, ...sale }): BoothSaleRow => ({
        ...sale,
        status: undoneAt === null ? 'recorded' : 'undone',
        message: null,
      }),
    );
  return [...queued.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at)), ...recorded];
}
