import type { Transaction } from 'kysely';
import { newId } from '../id.ts';
import type { Tables } from '../schema.ts';
import type { DemoData, DemoReport } from './demoData.ts';
import type { SeededFans } from './fans.ts';
import type { SeededPlayers } from './players.ts';
import type { SeededStaff } from './staff.ts';
import { type SeededTopics, topicKey } from './topics.ts';

type Cast = {
  demo: DemoData;
  players: SeededPlayers;
  fans: SeededFans;
  topics: SeededTopics;
  staff: SeededStaff;
};

/** Adds the reports for the review queue; throws for a message that the demo does not have. */
export async function addReports(tx: Transaction<Tables>, cast: Cast): Promise<void> {
  for (const report of cast.demo.reports) await addReport(tx, report, cast);
}

async function addReport(
  tx: Transaction<Tables>,
  { topic, text, by, passed }: DemoReport,
  { players, fans, topics, staff }: Cast,
): Promise<void> {
  const { topicId, seq, content } = await tx
    .selectFrom('messages')
    .select(['topicId', 'seq', 'content'])
    .where('topicId', '=', topics.get(topicKey(topic)) ?? '')
    .where('content', 'like', `${text}%`)
    .executeTakeFirstOrThrow();
  const [{ at: reportedAt } = { at: new Date() }] = by;
  await tx
    .insertInto('reportedMessages')
    .values({
      id: newId(reportedAt.getTime()),
      ...{ topicId, seq, reportedAt },
      // The decision empties it.
      content: passed ? '' : content,
      ...(passed && {
        decidedAt: passed.at,
        decision: 'pass' as const,
        decidedBy: staff.get(passed.by) ?? null,
      }),
    })
    .execute();
  await tx
    .insertInto('messageReports')
    .values(
      by.map(({ reporter, reason, note = '', at: createdAt }) => ({
        ...{ topicId, seq, reason, note, createdAt },
        reporterId:
          ('fan' in reporter ? fans.get(reporter.fan) : players.get(reporter.player)?.accountId) ??
          '',
        reporterType: 'fan' in reporter ? ('user' as const) : ('player' as const),
      })),
    )
    .execute();
}
