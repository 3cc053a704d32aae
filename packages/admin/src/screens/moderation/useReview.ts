import { createKey } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { type Decision, useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import {
  decideReport,
  type ReportDetail,
  undoReportDecision,
  useStoreReport,
} from '../../data/moderation/reports';

type Attempt = { reportId: string; key: string; asked: string };

/** Decides about the opened report. A decision has one key until the server has answered. */
export function useReview(reload: () => unknown) {
  const store = useStoreReport();
  const textOf = useNoticeText();
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<{ reportId: string; text: string } | null>(null);
  const [attempt, setAttempt] = useState<Attempt | null>(null);

  async function run(reportId: string, call: () => Promise<ReportDetail>) {
    setPending(true);
    setFailure(null);
    try {
      store(await call());
      setAttempt(null);
    } catch (error) {
      setFailure({ reportId, text: textOf(errorNotice(error)) });
      // Somebody else may have decided.
      void reload();
    } finally {
      setPending(false);
    }
  }

  return {
    pending,
    errorOf: (reportId: string) => (failure?.reportId === reportId ? failure.text : null),
    decide({ report }: ReportDetail, decision: Decision) {
      const { until: _until, ...rest } = decision;
      const asked = JSON.stringify(rest);
      const isRepeat = attempt?.reportId === report.id && attempt.asked === asked;
      const key = isRepeat ? attempt.key : createKey();
      setAttempt({ reportId: report.id, key, asked });
      void run(report.id, () => decideReport(report.id, key, decision));
    },
    undo({ report }: ReportDetail) {
      void run(report.id, () => undoReportDecision(report.id, report.decision?.at ?? ''));
    },
  };
}
