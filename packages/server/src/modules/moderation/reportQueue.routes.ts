import { toPage } from '../../db/page.ts';
import type { Handlers } from '../../http/contract.ts';
import { notFound } from '../../http/errors.ts';
import { idempotencyKey } from '../../http/idempotency.ts';
import { sendFile } from '../../http/sendFile.ts';
import type { Services } from '../../services.ts';
import { actorOf, writeReading } from '../staff/index.ts';
import { decideReport, passReports, undoDecision } from './decideReport.ts';
import { mediaShownWith, pageOfReports } from './reportQueue.queries.ts';
import { contextSize, fansOf, reportDetail, reportView } from './reportView.ts';

/** The queue of reported messages. */
export function reportQueueRoutes(
  services: Services,
): Pick<
  Handlers,
  | 'listReports'
  | 'getReport'
  | 'getReportMedia'
  | 'decideReport'
  | 'passReports'
  | 'undoReportDecision'
> {
  const { db, storage } = services;

  return {
    async listReports({ session, query }) {
      const { rows, totalCount, open } = await pageOfReports(
        db,
        query.status,
        query.sameReporterAs,
        query,
      );
      if (rows.length > 0)
        await writeReading(db, await actorOf(db, session), {
          action: 'list_reports',
          fanIds: [...new Set(rows.flatMap(fansOf))],
        });
      return { ...toPage(rows.map(reportView), totalCount, query), open };
    },

    async getReport({ session, path: { reportId } }) {
      const found = await reportDetail(db, reportId);
      await writeReading(db, await actorOf(db, session), {
        action: 'read_report',
        fanIds: [
          ...new Set(
            [found.report.message, ...found.before, ...found.after].flatMap(
              ({ senderType, senderId }) => (senderType === 'user' ? [senderId] : []),
            ),
          ),
        ],
        after: { reportId },
      });
      return found;
    },

    async getReportMedia({ session, path, request, reply }) {
      const found = await mediaShownWith(db, path, contextSize);
      if (!found) throw notFound();
      await writeReading(db, await actorOf(db, session), {
        action: 'read_report_media',
        fanIds: fansOf(found),
        after: path,
      });
      await sendFile(request, reply, {
        storage,
        key: found.originalKey,
        tag: `${found.mediaId}-original`,
        cacheControl: 'private, no-store',
      });
      return undefined;
    },

    async decideReport({ session, path: { reportId }, body, request }) {
      const key = idempotencyKey(request);
      await decideReport(services, session, { reportId, key, decision: body });
      return reportDetail(db, reportId);
    },

    async passReports({ session, body: { reportIds }, request }) {
      await passReports(services, session, { reportIds, key: idempotencyKey(request) });
      return reportDetail(db, reportIds[0] ?? '');
    },

    async undoReportDecision({ session, path: { reportId }, body: { decidedAt } }) {
      await undoDecision(services, session, { reportId, decidedAt });
      return reportDetail(db, reportId);
    },
  };
}
