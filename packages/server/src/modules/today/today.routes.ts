import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../db/database.ts';
import type { ExternalService } from '../../db/schema.ts';
import type { Handlers } from '../../http/contract.ts';
import type { Services } from '../../services.ts';
import { counterOf, progressOfMatch } from '../counter/index.ts';
import { type MatchRow, matchesAround, matchOfTime } from '../matches/index.ts';
import {
  boothSalesIn,
  cardSales,
  externalServices,
  type LastCheck,
  lastPaymentCheck,
  latePayments,
  lowStock,
  openRefusals,
  openReports,
  oversoldStock,
  pickupsToday,
  type VenueSales,
  venueSales,
} from './today.queries.ts';

type Schemas = components['schemas'];

const maxDifferences = 20;

/** Differences that no step of the server removes; the others are counted as late payments. */
const forPeople = new Set(['charged_without_order', 'paid_without_charge', 'wrong_amount']);

/** A failure older than this without a later call does not show the present state. */
const knownForMs = 60 * 60 * 1000;

/** A job that is due for longer has no process that runs it. */
const lateAfterMs = 15 * 60 * 1000;

export function todayRoutes({
  config,
  db,
  jobs,
  push,
  readiness,
  now: clock,
}: Pick<Services, 'config' | 'db' | 'jobs' | 'push' | 'readiness' | 'now'>): Pick<
  Handlers,
  'getToday'
> {
  return {
    async getToday() {
      const now = new Date(clock());
      const [
        pickups,
        cards,
        venue,
        payments,
        check,
        refusals,
        reports,
        calls,
        totals,
        down,
        stock,
        oversold,
        matches,
      ] = await Promise.all([
        pickupsToday(db, now),
        cardSales(db, now),
        venueSales(db, now),
        latePayments(db, now),
        lastPaymentCheck(db),
        openRefusals(db),
        openReports(db),
        externalServices(db),
        jobs.totals(),
        readiness.unavailable(),
        lowStock(db, config.club.goods.fewLeft),
        oversoldStock(db),
        matchesAround(db, now),
      ]);
      const counter = counterOf(config.club, now, matches);
      const match = matchOfTime(matches, now);
      const outside = (['payment', 'line', ...(push ? (['push'] as const) : [])] as const).map(
        (name) => serviceOf(name, calls, now),
      );
      return {
        at: now.toISOString(),
        pickups: {
          waiting: pickups.waiting,
          handedOver: pickups.hours.reduce((total, { count }) => total + count, 0),
          hours: pickups.hours,
          ...(counter && { counter }),
          ...(match && { match: await matchFigures(db, match) }),
        },
        sales: {
          today: salesOf(cards.today, venue.today),
          month: salesOf(cards.month, venue.month),
        },
        attention: {
          payments: waitingOf(payments.pending),
          refunds: waitingOf(payments.refunds),
          handOvers: waitingOf(refusals),
          reports: waitingOf(reports),
          differences: differencesOf(check),
        },
        services: [
          ...outside,
          // Of this process; the others notice the same outage.
          ...(['storage', 'bus', 'disk'] as const).map((name) => ({
            name,
            state: down.includes(name) ? ('failed' as const) : ('working' as const),
            since: null,
          })),
        ],
        jobs: jobsOf(totals, now),
        stock,
        oversold,
      };
    },
  };
}

type MatchOfNow = NonNullable<ReturnType<typeof matchOfTime<MatchRow>>>;

async function matchFigures(db: Queries, { id: matchId, opponent, window }: MatchOfNow) {
  const [progress, booth] = [await progressOfMatch(db, matchId), await boothSalesIn(db, window)];
  return { matchId, opponent, ...progress, booth };
}

type Sums = { count: number; sum: number };

const salesOf = (
  card: Sums,
  { cash, other, corrections }: VenueSales['today'],
): Schemas['Sales'] => ({
  count: card.count + cash.count + other.count,
  card: card.sum,
  cash: cash.sum,
  other: other.sum,
  corrections,
});

const waitingOf = ({ count, oldest }: { count: number; oldest: Date | null }) => ({
  count,
  oldest: oldest?.toISOString() ?? null,
});

type JobTotals = Awaited<ReturnType<Services['jobs']['totals']>>;

function jobsOf({ failed, failedAt, dueAt }: JobTotals, now: Date) {
  const isLate = dueAt !== null && now.getTime() - dueAt.getTime() > lateAfterMs;
  return {
    failed: waitingOf({ count: failed, oldest: failedAt }),
    lateSince: isLate ? dueAt.toISOString() : null,
  };
}

function differencesOf(check: LastCheck | undefined) {
  const found = (check?.differences ?? []).filter(({ kind }) => forPeople.has(kind));
  return {
    at: check?.at.toISOString() ?? null,
    count: found.length,
    list: found.slice(0, maxDifferences).map(({ kind, orderId, owed, charged }) => ({
      // Only kinds of forPeople are left.
      kind: kind as Schemas['PaymentDifference']['kind'],
      orderId,
      owed,
      charged,
    })),
  };
}

type Known = Awaited<ReturnType<typeof externalServices>>[number];

function serviceOf(
  name: ExternalService,
  all: readonly Known[],
  now: Date,
): Schemas['ServiceState'] {
  const service = all.find((row) => row.name === name);
  const isRecent = (time: Date | null | undefined) =>
    time !== null && time !== undefined && now.getTime() - time.getTime() < knownForMs;
  if (service?.failingSince && isRecent(service.failedAt))
    return { name, state: 'failed', since: service.failingSince.toISOString() };
  if (isRecent(service?.workedAt)) return { name, state: 'working', since: null };
  return { name, state: 'unknown', since: service?.workedAt?.toISOString() ?? null };
}
