import { errorNotice } from '@homestand/app-core/http/errorNotices';
import { useNoticeText } from '@homestand/ui';
import { isOfBrowser } from '../../data/staff/secondFactor';

/** The sentence for a failure of a second factor; null for one of the browser. */
export function useSecondFactorError(): (error: unknown) => string | null {
  const textOf = useNoticeText();
  return (error) => (isOfBrowser(error) ? null : textOf(errorNotice(error)));
}
