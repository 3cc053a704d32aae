import type { Handlers } from '../../http/contract.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import type { Services } from '../../services.ts';
import { actorOf, writeStaffLog } from '../staff/index.ts';
import { entriesIn } from './tills.queries.ts';
import { correctTill, countTill, spanOf, tillDetail, tillViews } from './tills.ts';
import { tillsCsv } from './tillView.ts';

type TillHandlers = Pick<
  Handlers,
  'listTills' | 'exportTills' | 'getTill' | 'getOwnTill' | 'correctTill' | 'countTill'
>;

export function tillsRoutes({ db }: Pick<Services, 'db'>): TillHandlers {
  return {
    async listTills({ query }) {
      const span = await spanOf(db, query);
      const list = await tillViews(db, span);
      return {
        day: span.day,
        list,
        cash: list.reduce((total, { cash }) => total + cash.expected, 0),
        other: list.reduce((total, { other }) => total + other.expected, 0),
      };
    },

    async exportTills({ session, query, reply }) {
      const span = await spanOf(db, query);
      const rows = await entriesIn(db, span);
      await writeStaffLog(db, await actorOf(db, session), {
        action: 'export_tills',
        orderIds: [...new Set(rows.flatMap(({ orderId }) => orderId ?? []))],
        after: { day: span.day, ...(query.match !== undefined && { matchId: query.match }) },
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
