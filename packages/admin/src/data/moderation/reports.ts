import { type components, createApiClient, sendOnce, unwrap } from '@homestand/api-client';
import { reportUnlessNotFound } from '@homestand/app-core/http/errorNotices';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import useSWR from 'swr';
import { client, connection } from '../client';
import { unwrapBlob } from '../unwrapBlob';

type Schemas = components['schemas'];
export type Report = Schemas['StaffReport'];
export type ReportDetail = Schemas['StaffReportDetail'];
export type ReportStatus = 'open' | 'decided';
type Decision = Schemas['ReportDecision'];

const reportKey = (reportId: string) => ['report', reportId] as const;
const reportsKey = (status: ReportStatus, sameReporterAs = '') =>
  ['reports', status, sameReporterAs] as const;
/** Each reading is in the staff log: not more often than somebody decides. */
const refreshMs = 60_000;
const reportsShown = 50;
/** As many as are decided at once. */
const sameReporterShown = 100;

/** Reported messages: open ones by danger, then by age, or decided ones, the latest first; or those of one reporter. */
export const useReports = (status: ReportStatus, sameReporterAs: string | undefined) =>
  useSWR(
    reportsKey(status, sameReporterAs),
    ([, listStatus, same]) =>
      unwrap(
        client.GET('/v1/admin/reports', {
          params: {
            query:
              same === ''
                ? { status: listStatus, size: reportsShown }
                : { sameReporterAs: same, size: sameReporterShown },
          },
        }),
      ),
    { refreshInterval: refreshMs, keepPreviousData: true },
  );

/** One report with the messages around it. */
export const useReport = (reportId: string | undefined) =>
  useSWR(
    reportId === undefined ? null : reportKey(reportId),
    ([, id]) =>
      unwrap(client.GET('/v1/admin/reports/{reportId}', { params: { path: { reportId: id } } })),
    { onError: reportUnlessNotFound, revalidateOnFocus: false },
  );

/** A video has up to 400 MB, and its call ends with the last byte. */
const mediaTimeoutMs = 10 * 60_000;
const mediaClient = createApiClient({ ...connection, timeout: mediaTimeoutMs });

/** The picture or video of a message of a report. Each load is in the staff log. */
export const loadReportMedia = (reportId: string, messageId: string) =>
  unwrapBlob(
    mediaClient.GET('/v1/admin/reports/{reportId}/messages/{messageId}/media', {
      params: { path: { reportId, messageId } },
      parseAs: 'blob',
    }),
  );

/** Sends a decision; the report of the response goes into the cache, and the lists load again. */
async function decide(call: () => Promise<ReportDetail>): Promise<ReportDetail> {
  const { replace, reload } = sessionCache();
  const detail = await call();
  void replace(reportKey(detail.report.id), detail);
  void reload((key) => Array.isArray(key) && key[0] === 'reports');
  return detail;
}

/** Decides about a report: once for each key, however often it is sent. */
export const decideReport = (reportId: string, key: string, body: Decision) =>
  decide(() =>
    sendOnce(key, (header) =>
      unwrap(
        client.POST('/v1/admin/reports/{reportId}/decision', {
          params: { path: { reportId }, header },
          body,
        }),
      ),
    ),
  );

/** Lets all of one reporter pass, as one decision: once for each key. The answer is the first of them. */
export const passReports = (reportIds: string[], key: string) =>
  decide(() =>
    sendOnce(key, (header) =>
      unwrap(client.POST('/v1/admin/reports/passes', { params: { header }, body: { reportIds } })),
    ),
  );

/** Takes a decision back. Its time makes a repeat harmless. */
export const undoReportDecision = (reportId: string, decidedAt: string) =>
  decide(() =>
    unwrap(
      client.POST('/v1/admin/reports/{reportId}/undo', {
        params: { path: { reportId } },
        body: { decidedAt },
      }),
    ),
  );
