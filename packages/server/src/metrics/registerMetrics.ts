import { sql } from 'kysely';
import type { Pool } from 'pg';
import { isInState, openStates, paymentState, publicState } from '../db/paymentState.queries.ts';
import { concurrencyLimits } from '../http/concurrencyLimit.ts';
import { countDifferences, countLateSteps } from '../modules/checkout/index.ts';
import { openRefusals, openReports } from '../modules/today/index.ts';
import type { Services } from '../services.ts';
import { serverVersion } from '../version.ts';

/** Registers gauges over the parts of the process; counters are registered by the modules that count. */
export function registerMetrics({ metrics, db, jobs, streams, live }: Services, pool: Pool): void {
  const version = serverVersion();
  metrics.gauge('homestand_build_info', 'Always 1; the label is the version.', ['version'], () => [
    { labels: { version }, value: 1 },
  ]);
  metrics.gauge(
    'homestand_database_connections',
    'Connections of the pool by state.',
    ['state'],
    () => [
      { labels: { state: 'busy' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
    ],
  );
  metrics.gauge('homestand_database_waiting', 'Queries that wait for a connection.', [], () => [
    { value: pool.waitingCount },
  ]);
  metrics.gauge('homestand_event_streams', 'Open event streams.', [], () => [
    { value: streams.open.size },
  ]);
  metrics.gauge('homestand_last_event', 'Id of the newest event delivered.', [], () => [
    { value: live.lastSeen() },
  ]);
  metrics.gauge('homestand_queue_tasks', 'Tasks by queue and state.', ['queue', 'state'], () =>
    [...concurrencyLimits].flatMap(([queue, { size }]) =>
      Object.entries(size()).map(([state, value]) => ({ labels: { queue, state }, value })),
    ),
  );
  metrics.sampledGauge(
    'homestand_payments_unsettled',
    'Payments that still need a step, by state.',
    ['state'],
    async () => {
      const counts = await db
        .selectFrom('payments')
        .select([paymentState.as('state'), db.fn.countAll<number>().as('count')])
        .where(isUnsettled)
        .groupBy(paymentState)
        .execute();
      return unsettledStates.map((label) => ({
        labels: { state: label },
        value: counts
          .filter(({ state }) => publicState(state) === label)
          .reduce((sum, { count }) => sum + count, 0),
      }));
    },
  );
  metrics.sampledGauge(
    'homestand_payments_unsettled_age_seconds',
    'Age of the unsettled payment whose last change is the oldest; 0 without one.',
    [],
    async () => {
      const oldest = await db
        .selectFrom('payments')
        .select(sql<Date | null>`min(updated_at)`.as('updatedAt'))
        .where(isUnsettled)
        .executeTakeFirst();
      const since = oldest?.updatedAt?.getTime();
      return [{ value: since === undefined ? 0 : (Date.now() - since) / 1000 }];
    },
  );
  metrics.sampledGauge(
    'homestand_payments_late',
    'Payments whose next step is two minutes overdue.',
    [],
    async () => [{ value: await countLateSteps(db) }],
  );
  metrics.sampledGauge(
    'homestand_payment_differences',
    'Differences between charged and owed amounts in the last check.',
    [],
    async () => [{ value: await countDifferences(db) }],
  );
  metrics.sampledGauge(
    'homestand_jobs',
    'Jobs that wait or run, and those that are not tried any more.',
    ['state'],
    async () => {
      const { waiting, failed } = await jobs.totals();
      return [
        { labels: { state: 'waiting' }, value: waiting },
        { labels: { state: 'failed' }, value: failed },
      ];
    },
  );
  metrics.sampledGauge(
    'homestand_jobs_late_seconds',
    'For how long the oldest job that is due has not begun; 0 without one.',
    [],
    async () => {
      const { dueAt } = await jobs.totals();
      const lateMs = dueAt === null ? 0 : Math.max(0, Date.now() - dueAt.getTime());
      return [{ value: lateMs / 1000 }];
    },
  );
  metrics.sampledGauge(
    'homestand_refused_hand_overs',
    'Orders with a refused hand-over that nobody has settled.',
    [],
    async () => [{ value: (await openRefusals(db)).count }],
  );
  metrics.sampledGauge(
    'homestand_reports_open_age_seconds',
    'Age of the oldest report of a message that nobody has decided; 0 without one.',
    [],
    async () => {
      const { oldest } = await openReports(db);
      return [{ value: oldest === null ? 0 : (Date.now() - oldest.getTime()) / 1000 }];
    },
  );
  metrics.sampledGauge(
    'homestand_push_waiting',
    'Notifications that wait for delivery.',
    [],
    async () => {
      const row = await db
        .selectFrom('pushDeliveries')
        .select(db.fn.countAll<number>().as('count'))
        .where('eventId', 'is not', null)
        .executeTakeFirstOrThrow();
      return [{ value: row.count }];
    },
  );
}

const unsettledStates = ['started', 'awaiting', 'refund_due'] as const;
const isUnsettled = isInState(...openStates, 'refund_due');
