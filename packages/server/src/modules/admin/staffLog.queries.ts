import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { LogAction, LogValues } from './messages.ts';

/** Whoever acts; undefined for the operator's commands. */
export type Actor = { id: string; name: string; sessionId: string; deviceId: string };

type Entry = {
  action: LogAction;
  orderIds?: string[];
  fanIds?: string[];
  /** The staff account or the desk that is changed. */
  accountId?: string;
  before?: LogValues;
  after?: LogValues;
  reason?: string | undefined;
};

/** PostgreSQL refuses JSON with half of a surrogate pair, at which a client may have cut a text. */
const json = (value: LogValues | undefined) =>
  value === undefined
    ? null
    : JSON.stringify(value, (_key, one: unknown) =>
        typeof one === 'string' ? one.toWellFormed() : one,
      );

/** Adds a row to the staff log. Call it in the transaction of the change. */
export async function writeStaffLog(
  db: Queries,
  actor: Actor | undefined,
  { action, orderIds = [], fanIds = [], accountId, before, after, reason }: Entry,
): Promise<void> {
  await db
    .insertInto('staffLog')
    .values({
      id: newId(),
      staffId: actor?.id ?? null,
      staffName: actor?.name ?? null,
      sessionId: actor?.sessionId ?? null,
      deviceId: actor?.deviceId ?? null,
      action,
      orderIds,
      fanIds,
      accountId: accountId ?? null,
      before: json(before),
      after: json(after),
      reason: reason ?? null,
    })
    .execute();
}
