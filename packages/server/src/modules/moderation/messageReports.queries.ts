import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { newId } from '../../db/id.ts';
import type { ReportReason, Tables } from '../../db/schema.ts';
import type { Sender } from '../messages/index.ts';

type NewReport = {
  reporter: Sender;
  topicId: string;
  messageId: string;
  reason: ReportReason;
  note: string;
};

/**
 * Stores a report and puts its message into the staff's queue, again if staff had let it pass. False if this person has
 * reported it before; undefined if there is no such message of another person.
 */
export async function addReport(
  tx: Transaction<Tables>,
  { reporter, topicId, messageId, reason, note }: NewReport,
): Promise<boolean | undefined> {
  const message = await tx
    .selectFrom('messages')
    .select(['seq', 'content', 'deletedAt'])
    .where('topicId', '=', topicId)
    .where('id', '=', messageId)
    .where('senderId', '<>', reporter.personId)
    .executeTakeFirst();
  if (!message) return undefined;
  const { seq, content, deletedAt } = message;
  const before = await tx
    .selectFrom('messageReports')
    .select('seq')
    .where('reporterId', '=', reporter.personId)
    .where('topicId', '=', topicId)
    .where('seq', '=', seq)
    .executeTakeFirst();
  if (before) return false;
  if (deletedAt) return undefined;
  await sql`
    insert into reported_messages as m (id, topic_id, seq, content)
    values (${newId()}, ${topicId}, ${seq}, ${content})
    on conflict (topic_id, seq) do update set content = excluded.content,
      reported_at = case when m.decision = 'pass' then clock_timestamp() else m.reported_at end,
      decided_at = case when m.decision = 'pass' then null else m.decided_at end,
      decided_by = case when m.decision = 'pass' then null else m.decided_by end,
      decision = nullif(m.decision, 'pass')`.execute(tx);
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('messageReports')
    .values({
      reporterId: reporter.personId,
      reporterType: reporter.role,
      topicId,
      seq,
      reason,
      note,
    })
    .onConflict((rows) => rows.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const letPassAtLeast = 5;

/** Whether staff have let most of a person's reports of the last 30 days pass, and some at least. */
export async function isMostlyLetPass(db: Queries, reporterId: string): Promise<boolean> {
  const { rows } = await sql<{ passed: number; hidden: number }>`
    select count(*) filter (where r.decision = 'pass') as passed,
      count(*) filter (where r.decision = 'hide') as hidden
    from message_reports o join reported_messages r on r.topic_id = o.topic_id and r.seq = o.seq
    where o.reporter_id = ${reporterId} and r.decided_at > now() - interval '30 days'`.execute(db);
  const { passed = 0, hidden = 0 } = rows[0] ?? {};
  return passed >= letPassAtLeast && passed > hidden;
}
