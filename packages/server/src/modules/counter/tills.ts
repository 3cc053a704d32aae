import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Queries } from '../../db/database.ts';
import { type PageQuery, toPage } from '../../db/page.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { once } from '../../http/idempotency.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { removeHidden } from '../../text/cleanText.ts';
import { matchWithWindow } from '../matches/index.ts';
import { actorOf, writeStaffLog } from '../staff/index.ts';
import { messages } from './messages.ts';
import {
  carriedInto,
  entriesOfTill,
  insertCorrection,
  insertCount,
  notCountedOfTill,
  type Span,
  tillsIn,
  todayInTokyo,
} from './tills.queries.ts';
import { entryView, tillView } from './tillView.ts';

type Schemas = components['schemas'];
type StaffSession = Session<StaffRole>;

const maxNotCounted = 100;

type SpanQuery = { day?: string; match?: number };

/** The time of a match, a day, or today. */
export async function spanOf(db: Queries, { day, match: matchId }: SpanQuery): Promise<Span> {
  const today = await todayInTokyo(db);
  if (matchId === undefined) return { day: day ?? today, isNow: (day ?? today) === today };
  const match = await matchWithWindow(db, matchId);
  if (!match) throw notFound();
  const { window } = match;
  const now = new Date();
  return { day: match.day, window, isNow: window.from <= now && now < window.to };
}

/** The tills of a span, with what must lie in each. */
export async function tillViews(
  db: Queries,
  span: Span,
  tillId?: string,
): Promise<Schemas['Till'][]> {
  const rows = await tillsIn(db, span, tillId);
  const carried = await carriedInto(
    db,
    span,
    rows.flatMap(({ id, counts }) => (counts.float ? [] : [id])),
  );
  return rows.map((row) => tillView(row, span.isNow, carried.get(row.id)));
}

/** A till in a span, with its entries. */
export async function tillDetail(
  db: Queries,
  tillId: string,
  query: PageQuery & SpanQuery,
): Promise<Schemas['TillDetail']> {
  const span = await spanOf(db, query);
  const till = await tillOf(db, span, tillId);
  const [{ rows, totalCount }, refused] = await Promise.all([
    entriesOfTill(db, { tillId, span }, query),
    notCountedOfTill(db, { tillId, span }, maxNotCounted),
  ]);
  const notCounted = refused.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { day: span.day, till, notCounted, ...toPage(rows.map(entryView), totalCount, query) };
}

type Change<Body> = {
  tillId: string;
  /** The client's idempotency key. */
  key: string | undefined;
  body: Body;
};

/** Adds an amount to what a till should have, or takes it away. */
export async function correctTill(
  db: Services['db'],
  session: StaffSession,
  { tillId, key, body }: Change<Schemas['TillCorrection']>,
): Promise<Schemas['Till']> {
  const { day, means, amount } = body;
  const reason = removeHidden(body.reason).trim();
  const span = await pastDay(db, day);
  if (amount === 0) throw notAllowed([{ field: 'amount', message: messages.amountRequired }]);
  const request = ['correctTill', tillId, body];
  await once(db, { personId: session.personId, key, request }, async (tx) => {
    const actor = await actorOf(tx, session);
    await tillOf(tx, span, tillId);
    await insertCorrection(tx, { tillId, day, means, amount, reason, staffId: actor.id });
    await writeStaffLog(tx, actor, {
      action: 'correct_till',
      accountId: tillId,
      after: { day, means, amount },
      reason,
    });
    return { tillId };
  });
  return tillOf(db, span, tillId);
}

/** Stores the cash that was counted in a till, at the start of a day or at its end. */
export async function countTill(
  db: Services['db'],
  session: StaffSession,
  { tillId, key, body }: Change<Schemas['TillCount']>,
): Promise<Schemas['Till']> {
  const { day, kind, amount } = body;
  const span = await pastDay(db, day);
  const request = ['countTill', tillId, body];
  await once(db, { personId: session.personId, key, request }, async (tx) => {
    const actor = await actorOf(tx, session);
    const { drawer } = await tillOf(tx, span, tillId);
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
  return tillOf(db, span, tillId);
}

async function pastDay(db: Queries, day: string): Promise<Span> {
  const today = await todayInTokyo(db);
  if (day > today) throw notAllowed([{ field: 'day', message: messages.dayToCome }]);
  return { day, isNow: day === today };
}

async function tillOf(db: Queries, span: Span, tillId: string): Promise<Schemas['Till']> {
  const [till] = await tillViews(db, span, tillId);
  if (!till) throw notFound();
  return till;
}
