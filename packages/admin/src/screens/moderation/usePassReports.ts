import { useAction } from '@homestand/app-core/react/useAction';
import { useIdempotencyKey } from '@homestand/app-core/react/useIdempotencyKey';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useNavigate } from 'react-router-dom';
import { passReports, type Report } from '../../data/moderation/reports';
import { decidedReport } from '../../paths';

/** Lets all listed reports pass, and leads to the decision. */
export function usePassReports(list: readonly Report[], reload: () => unknown) {
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const { keyFor } = useIdempotencyKey();
  const { pending, error, run } = useAction();

  async function pass() {
    const reportIds = list.map(({ id }) => id);
    const detail = await run(
      () => passReports(reportIds, keyFor(reportIds)),
      // Somebody else may have reported or decided one of them.
      () => void reload(),
    );
    if (detail && isCurrent()) void navigate(decidedReport(detail.report.id));
  }

  return { pending, error, onPass: () => void pass() };
}
