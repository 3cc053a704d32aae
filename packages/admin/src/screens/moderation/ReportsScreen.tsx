import { QueryView } from '@homestand/app-core/react/QueryView';
import { ReviewDecision, ReviewPage, ReviewQueue, Skeleton } from '@homestand/ui';
import { useReport, useReports } from '../../data/moderation/reports';
import { useReportStatus, useRouteParams } from '../../paths';
import { ReportContext } from './ReportContext';
import { fanOf, itemOf, sameOf } from './report.map';
import { usePassReports } from './usePassReports';
import { useReportDecision } from './useReportDecision';

/** The queue of reported messages, and the opened one. */
export function ReportsScreen() {
  // Without a report the address is that of the list.
  const { reportId }: { reportId?: string } = useRouteParams('report');
  const { status, same, hrefOf, listHrefOf, sameHrefOf } = useReportStatus();
  const reports = useReports(status, same);
  const pass = usePassReports(reports.data?.list ?? [], () => reports.mutate());
  const report = useReport(reportId);
  const review = useReportDecision(() => report.mutate());
  const queue = {
    status,
    same: same === undefined ? null : pass,
    current: reportId ?? null,
    hrefOf,
    statusHrefOf: listHrefOf,
  };

  return (
    <ReviewPage
      kind={reportId === undefined ? 'list' : 'detail'}
      listHref={listHrefOf(status)}
      list={
        <QueryView of={reports} pending={<ReviewQueue {...queue} items={null} open={0} />}>
          {({ list, open, totalCount }) => (
            <ReviewQueue
              {...queue}
              items={list.map(itemOf)}
              open={open}
              more={totalCount > list.length}
            />
          )}
        </QueryView>
      }
    >
      {reportId !== undefined && (
        <QueryView of={report} pending={<Skeleton lines={3} />}>
          {(detail) => (
            <>
              <ReportContext key={`${detail.report.id} context`} detail={detail} />
              <ReviewDecision
                // Another report begins with an empty form.
                key={detail.report.id}
                reports={detail.reports}
                senderName={detail.report.message.senderName}
                fan={fanOf(detail)}
                same={sameOf(detail, sameHrefOf)}
                decided={detail.report.decision}
                pending={review.pending}
                error={review.errorOf(detail.report.id)}
                onDecide={(decision) => review.decide(detail, decision)}
                onUndo={() => review.undo(detail)}
              />
            </>
          )}
        </QueryView>
      )}
    </ReviewPage>
  );
}
