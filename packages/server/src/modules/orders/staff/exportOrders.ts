import type { Queries } from '../../../db/database.ts';
import { byteOrderMark } from '../../../text/writeCsv.ts';
import { type Actor, type LogValues, subjectsOf, writeStaffLog } from '../../staff/index.ts';
import { itemsOf } from '../index.ts';
import { orderCsvHeader, orderCsvLines } from './orderCsv.ts';
import { isAnyMatch, ordersForExport } from './orders.queries.ts';

/** Orders of one part of the CSV, and of one row of the log. */
const exportedAtOnce = 500;

/** The CSV in parts; each is logged before it is sent. */
export async function* exportOrders(
  db: Queries,
  actor: Actor,
  ids: readonly string[],
  filters: LogValues,
): AsyncGenerator<string> {
  const hasMatches = await isAnyMatch(db);
  yield byteOrderMark + orderCsvHeader(hasMatches);
  for (let start = 0; start < ids.length; start += exportedAtOnce) {
    const part = ids.slice(start, start + exportedAtOnce);
    const [orders, items] = await Promise.all([ordersForExport(db, part), itemsOf(db, part)]);
    await writeStaffLog(db, actor, {
      action: 'export_orders',
      ...subjectsOf(orders),
      after: filters,
    });
    yield orderCsvLines(orders, items, hasMatches);
  }
}
