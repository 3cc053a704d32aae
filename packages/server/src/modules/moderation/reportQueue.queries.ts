import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { offsetOf, type PageQuery } from '../../db/page.ts';
import type { ReportReason, SanctionKind, Tables } from '../../db/schema.ts';
import { type MessageRow, messageColumns, messageJoins } from '../messages/index.ts';

/** A message with its text, also if it is hidden; of a deleted one the text is empty. */
export type ReviewedMessage = MessageRow & { deletedAt: Date | null };

/** A reported message, with its text as it is now. */
export type ReportRow = ReviewedMessage & {
  reportId: string;
  /** As reported; empty a day after the decision. */
  reportedContent: string;
  reportedAt: Date;
  decidedAt: Date | null;
  decision: 'hide' | 'pass' | null;
  decidedBy: string | null;
  /** Reports of the same decision. */
  decidedReports: number;
  /** Sanction of the sender by the decision, and its message to them. */
  sanction: SanctionKind | null;
  sanctionReason: string | null;
  sanctionEndsAt: Date | null;
  chatType: 'private' | 'group';
  topicTitle: string;
  topicFanName: string | null;
  topicPlayerName: string | null;
  reports: { reason: ReportReason; note: string; at: string; reporterType: 'user' | 'player' }[];
};

const reports = (which: RawBuilder<unknown>) => sql<ReportRow>`
  select r.id as report_id, r.content as reported_content, r.reported_at, r.decided_at, r.decision,
    s.name as decided_by,
    (select count(*) from reported_messages d
      where d.decided_at = r.decided_at and d.decided_by = r.decided_by) as decided_reports,
    made.kind as sanction, made.reason as sanction_reason,
    made.ends_at as sanction_ends_at, t.chat_type, t.title as topic_title, tu.name as topic_fan_name,
    tp.name_japanese as topic_player_name, ${messageColumns}, m.deleted_at,
    (select json_agg(json_build_object('reason', o.reason, 'note', o.note, 'at', o.created_at,
        'reporterType', o.reporter_type) order by o.created_at)
      from (select * from message_reports o where o.topic_id = r.topic_id and o.seq = r.seq
        order by o.created_at desc limit 100) o) as reports
  from reported_messages r
  join messages m on m.topic_id = r.topic_id and m.seq = r.seq
  ${messageJoins}
  join topics t on t.id = r.topic_id
  left join users tu on tu.id = t.user_id
  left join players tp on tp.id = t.player_id
  left join staff s on s.id = r.decided_by
  left join lateral (
    -- A message that was let pass and reported again has those of earlier decisions, too.
    select kind, reason, ends_at from fan_sanctions
    where report_id = r.id and created_at >= r.decided_at and lifted_at is null
    order by created_at desc limit 1
  ) made on true
  ${which}`;

/** Danger to people comes first: where a player is, then harassment, sexual or violent contents. */
const danger = sql`(
  select min(case o.reason when 'whereabouts' then 0 when 'harassment' then 1 when 'indecent' then 1 else 2 end)
  from message_reports o where o.topic_id = r.topic_id and o.seq = r.seq)`;

/** Reads two reporters since the last decision: more make no difference. */
const hasSeveralReporters = sql`(
  select count(*) from (
    select from message_reports o
    where o.topic_id = r.topic_id and o.seq = r.seq and o.created_at >= r.reported_at limit 2) two) = 2`;

/** The only person who has reported it since the last decision; null if there are several. */
const loneReporter = sql`(
  select case when count(*) = 1 then min(o.reporter_id::text) end from message_reports o
  where o.topic_id = r.topic_id and o.seq = r.seq and o.created_at >= r.reported_at)`;

const loneReporterOf = (reportId: string) =>
  sql`(select ${loneReporter} from reported_messages r where r.id = ${reportId} and r.decided_at is null)`;

/** Number of open reports by the person who alone has reported this one. */
export async function countOfSameReporter(db: Queries, reportId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from reported_messages r
    where r.decided_at is null and ${loneReporter} = ${loneReporterOf(reportId)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Open ones by danger, then those that several people have reported, then by age; decided ones newest first. */
export async function pageOfReports(
  db: Queries,
  status: 'open' | 'decided',
  sameReporterAs: string | undefined,
  page: PageQuery,
) {
  const isOpen = status === 'open' || sameReporterAs !== undefined;
  const isOfReporter =
    sameReporterAs === undefined
      ? sql``
      : sql`and ${loneReporter} = ${loneReporterOf(sameReporterAs)}`;
  const where = isOpen ? sql`r.decided_at is null ${isOfReporter}` : sql`r.decided_at is not null`;
  const order = isOpen
    ? sql`${danger}, ${hasSeveralReporters} desc, r.reported_at, r.id`
    : sql`r.decided_at desc, r.id desc`;
  const [{ rows }, counted] = await Promise.all([
    reports(
      sql`where ${where} order by ${order} limit ${page.size} offset ${offsetOf(page)}`,
    ).execute(db),
    sql<{ count: number; open: number }>`select
      (select count(*) from reported_messages r where ${where}) as count,
      (select count(*) from reported_messages where decided_at is null) as open`.execute(db),
  ]);
  const { count = 0, open = 0 } = counted.rows[0] ?? {};
  return { rows, totalCount: count, open };
}

export async function reportById(db: Queries, id: string): Promise<ReportRow | undefined> {
  return (await reportsById(db, [id]))[0];
}

export async function reportsById(db: Queries, ids: readonly string[]): Promise<ReportRow[]> {
  const { rows } = await reports(sql`where r.id = any(${ids}::uuid[])`).execute(db);
  return rows;
}

/** Whether one and the same person alone has reported them all since the last decision. */
export async function haveOneReporter(db: Queries, ids: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ isOne: boolean | null }>`
    select count(reporter) = count(*) and count(distinct reporter) = 1 as is_one
    from (select ${loneReporter} as reporter from reported_messages r where r.id = any(${ids}::uuid[])) l`.execute(
    db,
  );
  return rows[0]?.isOne === true;
}

/** The report and the others of the same decision. */
export async function decidedTogether(db: Queries, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from reported_messages r
    join reported_messages o on o.id = r.id
      or (o.decided_at = r.decided_at and o.decided_by = r.decided_by)
    where r.id = ${id}`.execute(db);
  return rows.map((row) => row.id);
}

/**
 * Storage key and sender of a picture or video, if its message is shown with the report. That of the reported message is kept
 * until a day after the decision, also if its sender deletes it.
 */
export async function mediaShownWith(
  db: Queries,
  { reportId, messageId }: { reportId: string; messageId: string },
  around: number,
) {
  const { rows } = await sql<
    Pick<ReviewedMessage, 'senderType' | 'senderId'> & { mediaId: string; originalKey: string }
  >`
    select m.sender_type, m.sender_id, f.id as media_id, f.original_key
    from reported_messages r
    join messages m on m.topic_id = r.topic_id
      and m.seq >= r.seq - ${around}::int and m.seq <= r.seq + ${around}::int
    join media f on f.id = m.media_id
    where r.id = ${reportId} and m.id = ${messageId} and (m.deleted_at is null or m.seq = r.seq)`.execute(
    db,
  );
  return rows[0];
}

/** Locks reports and their messages, so that nobody else decides, and nobody deletes a message meanwhile. */
export async function lockReports(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  await sql`
    select from reported_messages r join messages m on m.topic_id = r.topic_id and m.seq = r.seq
    where r.id = any(${ids}::uuid[]) order by r.id for no key update`.execute(tx);
}

const textNow = sql`
  select m.content from messages m
  where m.topic_id = reported_messages.topic_id and m.seq = reported_messages.seq and m.deleted_at is null`;

type Decision = { decision: 'hide' | 'pass'; staffId: string };

/**
 * Stores one decision, or takes it back: then the text is needed again, as it is now unless its sender has deleted it.
 */
export async function setDecision(
  tx: Transaction<Tables>,
  ids: readonly string[],
  made: Decision | null,
): Promise<void> {
  await tx
    .updateTable('reportedMessages')
    .set({
      decision: made?.decision ?? null,
      decidedBy: made?.staffId ?? null,
      // One time for all of them: it is what they have in common. A subquery is evaluated once.
      decidedAt: made ? sql<Date>`(select clock_timestamp())` : null,
      ...(!made && { content: sql<string>`coalesce((${textNow}), content)` }),
    })
    .where('id', 'in', ids)
    .execute();
}

/** Data of the fan whose message was reported. */
export async function fanUnderReview(db: Queries, userId: string) {
  const { rows } = await sql<{ joinedAt: Date; reportedMessages: number }>`
    select u.created_at as joined_at,
      (select count(*) from reported_messages r
        join messages m on m.topic_id = r.topic_id and m.seq = r.seq
        where m.sender_id = u.id) as reported_messages
    from users u where u.id = ${userId}`.execute(db);
  return rows[0];
}

/** A message with the ones before and after it, in the order of writing. */
export async function messagesAround(
  db: Queries,
  { topicId, seq }: Pick<MessageRow, 'topicId' | 'seq'>,
  most: number,
): Promise<ReviewedMessage[]> {
  const { rows } = await sql<ReviewedMessage>`
    select ${messageColumns}, m.deleted_at as "deletedAt"
    from messages m ${messageJoins}
    where m.topic_id = ${topicId} and m.seq between ${seq - most} and ${seq + most}
    order by m.seq`.execute(db);
  return rows;
}
