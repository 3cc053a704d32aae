import { createKey } from '@homestand/api-client';
import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useIsCurrent } from '@homestand/app-core/react/useIsCurrent';
import { useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { passReports, type Report, useStoreReport } from '../../data/moderation/reports';
import { decidedReport } from '../../paths';

/** Lets all listed reports pass, and leads to the decision. One list has one key until the server has answered. */
export function usePassReports(list: readonly Report[], reload: () => unknown) {
  const store = useStoreReport();
  const textOf = useNoticeText();
  const navigate = useNavigate();
  const isCurrent = useIsCurrent();
  const [attempt, setAttempt] = useState({ asked: '', key: '' });
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function pass() {
    const reportIds = list.map(({ id }) => id);
    const asked = reportIds.join();
    const key = attempt.asked === asked ? attempt.key : createKey();
    setAttempt({ asked, key });
    setPending(true);
    setError(null);
    try {
      const detail = await passReports(reportIds, key);
      store(detail);
      if (isCurrent()) void navigate(decidedReport(detail.report.id));
    } catch (reason) {
      setError(textOf(errorNotice(reason)));
      // Somebody else may have reported or decided one of them.
      void reload();
    } finally {
      setPending(false);
    }
  }

  return { pending, error, onPass: () => void pass() };
}
