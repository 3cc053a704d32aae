import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { maxRows } from '../../db/deleteInBatches.queries.ts';
import { newId } from '../../db/id.ts';
import type { LogAction, LogValues } from './messages.ts';

/** The staff member who acts, with session and device; undefined for the operator's commands. */
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
    : JSON.stringify(value, (_key, inner: unknown) =>
        typeof inner === 'string' ? inner.toWellFormed() : inner,
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

const verbs = ['list', 'read', 'search', 'download', 'preview'];
const startingWith = (words: readonly string[]) => sql.lit(`^(${words.join('|')})_`);

/** Verbs with which actions begin that change nothing. */
export const readingActions = startingWith([...verbs, 'export']);

/** An export takes data out of the club, and its entry stays. */
const deletableActions = startingWith(verbs);

const yearMs = 365 * 24 * 60 * 60 * 1000;
const deletedInARun = 10_000;

/**
 * Deletes what staff have read more than a year ago. What they have changed stays: the database refuses its deletion,
 * and distinguishes the two by the same verbs.
 */
export async function tidyStaffLog(db: Queries): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from staff_log
    where id < ${newId(Date.now() - yearMs)} and at < now() - interval '1 year'
      and action ~ ${deletableActions}
    order by id limit ${deletedInARun}`.execute(db);
  const ids = rows.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += maxRows)
    await db
      .deleteFrom('staffLog')
      .where('id', 'in', ids.slice(start, start + maxRows))
      .execute();
}

/** Entries of a person among which an earlier reading is looked for. */
const recentEntries = 100;

/**
 * Adds a row for what was read. Within an hour there is one for what a session has read already: a page that stays open
 * and loads again by itself would otherwise fill the log.
 */
export async function writeReading(
  db: Queries,
  actor: Actor,
  entry: Pick<Entry, 'action' | 'orderIds' | 'fanIds' | 'after'>,
): Promise<void> {
  const { action, orderIds = [], fanIds = [], after } = entry;
  const { rows } = await sql<{ isKnown: boolean }>`
    select exists (
      select from (
        select action, session_id, at, order_ids, fan_ids, after from staff_log_as_written
        where staff_id = ${actor.id} order by id desc limit ${recentEntries}) l
      where l.action = ${action} and l.session_id = ${actor.sessionId}
        and l.at > clock_timestamp() - interval '1 hour'
        and l.order_ids @> ${orderIds}::text[] and l.fan_ids @> ${fanIds}::uuid[]
        and l.after is not distinct from ${json(after)}::jsonb) as is_known`.execute(db);
  if (!rows[0]?.isKnown) await writeStaffLog(db, actor, entry);
}
