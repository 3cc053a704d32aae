import type { Handlers } from '../../http/contract.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { actorOf, writeStaffLog } from '../staff/index.ts';
import { entriesOfDay, tillsOfDay, todayInTokyo } from './tills.queries.ts';
import { correctTill, countTill, tillDetail } from './tills.ts';
import { tillsCsv, tillView } from './tillView.ts';

type TillHandlers = Pick<
  Handlers,
  'listTills' | 'exportTills' | 'getTill' | 'getOwnTill' | 'correctTill' | 'countTill'
>;

export function tillsRoutes({ db }: Pick<Services, 'db'>): TillHandlers {
  return {
    async listTills({ query }) {
      const today = await todayInTokyo(db);
      const day = query.day ?? today;
      const list = (await tillsOfDay(db, day)).map((row) => tillView(row, day === today));
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
      await reply.send(tillsCsv(rows));
      return undefined;
    },

    getTill: ({ path: { tillId }, query }) => tillDetail(db, tillId, query),

    getOwnTill: ({ session, query }) => tillDetail(db, session.personId, query),

    correctTill: ({ session, path: { tillId }, body, request }) =>
      correctTill(db, session, { tillId, key: idempotencyKey(request), body }),

    countTill: ({ session, path: { tillId }, body, request }) =>
      countTill(db, session, { tillId, key: idempotencyKey(request), body }),
  };
}
