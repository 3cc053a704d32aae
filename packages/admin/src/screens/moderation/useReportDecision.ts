import { useAction } from '@homestand/app-core/react/useAction';
import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import type { Decision } from '@homestand/ui';
import { useState } from 'react';
import { decideReport, type ReportDetail, undoReportDecision } from '../../data/moderation/reports';

/** Decides about the opened report. */
export function useReportDecision(reload: () => unknown) {
  const { keyFor, clear } = useIdempotencyKey();
  const { pending, error, run } = useAction();
  /** The report of the last call: its failure is not shown at another one. */
  const [calledId, setCalledId] = useState<string | null>(null);

  async function call(reportId: string, send: () => Promise<ReportDetail>) {
    setCalledId(reportId);
    const detail = await run(
      send,
      // Somebody else may have decided.
      () => void reload(),
    );
    if (detail) clear();
  }

  return {
    pending,
    errorOf: (reportId: string) => (calledId === reportId ? error : null),
    decide({ report }: ReportDetail, decision: Decision) {
      // The end moves with the clock: two calls of one decision differ in it alone.
      const { until: _until, ...lasting } = decision;
      const key = keyFor({ reportId: report.id, ...lasting });
      void call(report.id, () => decideReport(report.id, key, decision));
    },
    undo({ report }: ReportDetail) {
      void call(report.id, () => undoReportDecision(report.id, report.decision?.at ?? ''));
    },
  };
}
