import type { components } from '@homestand/api-client/contract';
import type { Queries } from '../../db/database.ts';
import { type PageQuery, toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { idempotencyKey, once } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { removeHidden } from '../../text/cleanText.ts';
import { writeCsv } from '../../text/writeCsv.ts';
import { actorOf, unsentView, writeStaffLog } from '../staff/index.ts';
import { messages } from './messages.ts';
import {
  entriesOfDay,
  entriesOfTill,
  insertCorrection,
  insertCount,
  notCountedOfTill,
  type TillEntryRow,
  type TillRow,
  tillsOfDay,
  todayInTokyo,
} from './tills.queries.ts';

type TillHandlers = Pick<
  Handlers,
  'listTills' | 'exportTills' | 'getTill' | 'getOwnTill' | 'correctTill' | 'countTill'
>;

type Schemas = components['schemas'];

const maxNotCounted = 100;

export function tillsRoutes({ db }: Pick<Services, 'db'>): TillHandlers {
  return {
    async listTills({ query }) {
      const today = await todayInTokyo(db);
      const day = query.day ?? today;
      const list = (await tillsOfDay(db, day)).map((row) => view(row, day === today));
      return {
        day,
        list,
        cash: list.reduce((total, { cash }) => total + cash.expected, 0),
        other: list.reduce((total, { other }) => total + other.expected, 0),
      };
    },

    async exportTills({ session, query, reply }) {
      const day = query.day ?? (await todayInTokyo(db));
      const rows = await entriesOfDay(db, day);
      await writeStaffLog(db, await actorOf(db, session), {
        action: 'export_tills',
        orderIds: [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))],
        after: { day },
      });
      reply.headers({
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="tills.csv"',
      });
      await reply.send(writeCsv([csv.columns, ...rows.map(csvRow)]));
      return undefined;
    },

    getTill: ({ path: { tillId }, query }) => detailOf(tillId, query),

    getOwnTill: ({ session, query }) => detailOf(session.personId, query),

    async correctTill({ session, path: { tillId }, body, request }) {
      const { personId } = session;
      const { day, means, amount } = body;
      const reason = removeHidden(body.reason).trim();
      const today = await todayInTokyo(db);
      if (day > today) throw notAllowed([{ field: 'day', message: messages.dayToCome }]);
      if (amount === 0) throw notAllowed([{ field: 'amount', message: messages.amountRequired }]);
      const attempt = {
        personId,
        key: idempotencyKey(request),
        request: ['correctTill', tillId, body],
      };
      await once(db, attempt, async (tx) => {
        const actor = await actorOf(tx, session);
        if ((await tillsOfDay(tx, day, tillId)).length === 0) throw notFound();
        await insertCorrection(tx, { tillId, day, means, amount, reason, staffId: actor.id });
        await writeStaffLog(tx, actor, {
          action: 'correct_till',
          accountId: tillId,
          after: { day, means, amount },
          reason,
        });
        return { tillId };
      });
      return tillOf(db, day, tillId, today);
    },

    async countTill({ session, path: { tillId }, body, request }) {
      const { personId } = session;
      const { day, kind, amount } = body;
      const today = await todayInTokyo(db);
      if (day > today) throw notAllowed([{ field: 'day', message: messages.dayToCome }]);
      const attempt = {
        personId,
        key: idempotencyKey(request),
        request: ['countTill', tillId, body],
      };
      await once(db, attempt, async (tx) => {
        const actor = await actorOf(tx, session);
        const { drawer } = await tillOf(tx, day, tillId, today);
        const count = { tillId, day, amount, staffId: actor.id };
        if (kind === 'float') await insertCount(tx, { ...count, kind, expected: null });
        else await insertCount(tx, { ...count, kind, expected: drawer });
        await writeStaffLog(tx, actor, {
          action: kind === 'float' ? 'set_till_float' : 'count_till',
          accountId: tillId,
          after: { day, amount, ...(kind === 'count' && { expected: drawer }) },
        });
        return { tillId };
      });
      return tillOf(db, day, tillId, today);
    },
  };

  async function detailOf(tillId: string, query: PageQuery & { day?: string }) {
    const today = await todayInTokyo(db);
    const day = query.day ?? today;
    const till = await tillOf(db, day, tillId, today);
    const [{ rows, totalCount }, refused] = await Promise.all([
      entriesOfTill(db, { tillId, day }, query),
      notCountedOfTill(db, { tillId, day }, maxNotCounted),
    ]);
    const notCounted = refused.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
    return { day, till, notCounted, ...toPage(rows.map(entryView), totalCount, query) };
  }
}

async function tillOf(
  db: Queries,
  day: string,
  tillId: string,
  today: string,
): Promise<Schemas['Till']> {
  const [row] = await tillsOfDay(db, day, tillId);
  if (!row) throw notFound();
  return view(row, day === today);
}

function view(
  { id, name, isActive, sums, notCountedCash, notCountedOther, counts, ...row }: TillRow,
  isToday: boolean,
): Schemas['Till'] {
  const of = (wanted: 'cash' | 'other') => {
    const {
      count = 0,
      paid = 0,
      corrections = 0,
    } = sums.find(({ means }) => means === wanted) ?? {};
    const notCounted = wanted === 'cash' ? notCountedCash : notCountedOther;
    return { count, paid, corrections, expected: paid + corrections, notCounted };
  };
  const { float, count } = counts;
  const cash = of('cash');
  return {
    id,
    name,
    open: isToday && isActive,
    cash,
    other: of('other'),
    float: float ? { amount: float.amount, at: timeOf(float.at), by: float.by } : null,
    drawer: (float?.amount ?? 0) + cash.expected,
    counted: count ? { ...count, expected: count.expected ?? 0, at: timeOf(count.at) } : null,
    unsent: isToday ? unsentView(row.unsentHandOvers, row.unsentAt) : null,
  };
}

/** The database writes a time in JSON with its own offset. */
const timeOf = (at: string) => new Date(at).toISOString();

const entryView = ({
  id,
  at,
  kind,
  orderId,
  means,
  amount,
  expected,
  reason,
  by,
}: TillEntryRow) => ({
  id,
  at: at.toISOString(),
  kind,
  orderId,
  means,
  amount,
  expected,
  reason,
  by,
});

const { tillCsv: csv } = messages;

const isCount = (kind: TillEntryRow['kind']) => kind === 'float' || kind === 'count';

/** Counts have columns of their own: the column of amounts stays one that can be summed. */
const csvRow = ({
  at,
  tillName,
  kind,
  orderId,
  means,
  amount,
  expected,
  reason,
  by,
}: TillEntryRow) => [
  tillName,
  csv.time(at),
  csv.kinds[kind],
  orderId ?? '',
  csv.means[means],
  isCount(kind) ? '' : amount,
  reason ?? '',
  by ?? '',
  isCount(kind) ? amount : '',
  expected === null ? '' : amount - expected,
];
