import { transact } from '../../db/database.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { consume } from '../../http/limits.ts';
import type { Services } from '../../services.ts';
import { notifyProcesses, writeEvent } from '../live/index.ts';
import { findTopic } from '../messages/index.ts';
import { addReport, isMostlyLetPass } from './messageReports.queries.ts';

/** A report of a message: for the reporter, and on all their devices, the message is deleted from then on. */
export function messageReportRoutes(services: Services): Pick<Handlers, 'reportMessage'> {
  const { db } = services;
  return {
    async reportMessage({ session, path: { topicId, messageId }, body }) {
      const { role, personId } = session;
      const limit = (await isMostlyLetPass(db, personId)) ? 'reportLetPass' : 'report';
      await consume(db, limit, personId);
      await transact(db, async (tx) => {
        const topic = await findTopic(tx, session, topicId);
        const isNew =
          topic &&
          (await addReport(tx, {
            reporter: { role, personId },
            topicId: topic.id,
            messageId,
            reason: body.reason,
            note: body.note?.trim() ?? '',
          }));
        if (isNew === undefined) throw notFound();
        if (!isNew) return;
        await writeEvent(tx, { type: 'deleted', topicId: topic.id, messageId, personId });
        await writeEvent(tx, { type: 'report' });
      });
      notifyProcesses(services);
      return null;
    },
  };
}
