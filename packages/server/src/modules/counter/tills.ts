import type { components } from '@homestand/api-client/contract';
import type { StaffRole } from '@homestand/api-client/staff';
import type { Queries } from '../../db/database.ts';
import { type PageQuery, toPage } from '../../db/page.ts';
import { notAllowed, notFound } from '../../http/errors.ts';
import { once } from '../../http/idempotency.ts';
import type { Session } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { removeHidden } from '../../text/cleanText.ts';
import { actorOf, writeStaffLog } from '../staff/index.ts';
import { messages } from './messages.ts';
import {
  entriesOfTill,
  insertCorrection,
  insertCount,
  notCountedOfTill,
  tillsOfDay,
  todayInTokyo,
} from './tills.queries.ts';
import { entryView, tillView } from './tillView.ts';

type Schemas = components['schemas'];
type StaffSession = Session<StaffRole>;

const maxNotCounted = 100;

/** A till on a day, with its entries; today without a day. */
export async function tillDetail(
  db: Queries,
  tillId: string,
  query: PageQuery & { day?: string },
): Promise<Schemas['TillDetail']> {
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
  const today = await todayInTokyo(db);
  if (day > today) throw notAllowed([{ field: 'day', message: messages.dayToCome }]);
  if (amount === 0) throw notAllowed([{ field: 'amount', message: messages.amountRequired }]);
  const request = ['correctTill', tillId, body];
  await once(db, { personId: session.personId, key, request }, async (tx) => {
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
}

/** Stores the cash that was counted in a till, at the start of a day or at its end. */
export async function countTill(
  db: Services['db'],
  session: StaffSession,
  { tillId, key, body }: Change<Schemas['TillCount']>,
): Promise<Schemas['Till']> {
  const { day, kind, amount } = body;
  const today = await todayInTokyo(db);
  if (day > today) throw notAllowed([{ field: 'day', message: messages.dayToCome }]);
  const request = ['countTill', tillId, body];
  await once(db, { personId: session.personId, key, request }, async (tx) => {
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
}

async function tillOf(
  db: Queries,
  day: string,
  tillId: string,
  today: string,
): Promise<Schemas['Till']> {
  const [row] = await tillsOfDay(db, day, tillId);
  if (!row) throw notFound();
  return tillView(row, day === today);
}
