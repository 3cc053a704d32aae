import { useNoticeText } from '@homestand/ui';
import { errorNotice } from '../http/errorNotices';

/** The sentence of a query that has failed and has never loaded. */
export function useLoadError({ data, error }: { data?: unknown; error: unknown }): string | null {
  const textOf = useNoticeText();
  return data === undefined && error ? textOf(errorNotice(error)) : null;
}
