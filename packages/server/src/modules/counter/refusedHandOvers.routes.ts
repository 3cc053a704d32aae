import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { conflict, notFound } from '../../http/errors.ts';
import type { Services } from '../../services.ts';
import { removeHidden } from '../../text/cleanText.ts';
import { notifyProcesses, writeEvent } from '../live/index.ts';
import { actorOf, writeReading, writeStaffLog } from '../staff/index.ts';
import { messages } from './messages.ts';
import {
  lockRefusedHandOver,
  openRefusedHandOvers,
  settleRefusedHandOver,
} from './refusedHandOvers.queries.ts';
import { refusedView } from './refusedHandOverView.ts';

type RefusedHandOverHandlers = Pick<Handlers, 'listRefusedHandOvers' | 'settleRefusedHandOver'>;

const maxRefused = 50;

/** Goods that left a counter without the server although their order was not open any more. */
export function refusedHandOversRoutes(services: Services): RefusedHandOverHandlers {
  const { db } = services;

  return {
    async listRefusedHandOvers({ session }) {
      const rows = await openRefusedHandOvers(db, maxRefused);
      if (rows.length > 0)
        await writeReading(db, await actorOf(db, session), {
          action: 'list_refused_hand_overs',
          orderIds: [...new Set(rows.map(({ orderId }) => orderId))],
          fanIds: [...new Set(rows.map(({ userId }) => userId))],
        });
      return { list: await refusedView(db, rows) };
    },

    async settleRefusedHandOver({ session, path: { handOverId }, body }) {
      const { kind } = body;
      const note = removeHidden(body.note).trim();
      await transact(db, async (tx) => {
        const actor = await actorOf(tx, session);
        const row = await lockRefusedHandOver(tx, handOverId);
        if (!row) throw notFound();
        // A repeat whose response was lost.
        if (row.settledAs === kind && row.settledNote === note) return;
        if (row.settledAt) throw conflict(messages.handOverSettled(row.settledAt, row.settledBy));
        await writeStaffLog(tx, actor, {
          action: 'settle_hand_over',
          orderIds: [row.orderId],
          fanIds: [row.userId],
          after: { settlement: kind },
          reason: note,
        });
        await settleRefusedHandOver(tx, handOverId, { kind, note, by: actor.id });
        await writeEvent(tx, { type: 'report' });
      });
      notifyProcesses(services);
      return null;
    },
  };
}
