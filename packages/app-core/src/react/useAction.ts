import { useNoticeText } from '@homestand/ui';
import { useState } from 'react';
import { errorNotice } from '../http/errorNotices';

/** A call that a person starts: whether it runs, and the sentence of its last failure. */
export function useAction() {
  const textOf = useNoticeText();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /**
   * The result; undefined after a failure. `onFailure` returns true for a failure that it shows itself, in place of the
   * sentence.
   */
  async function run<Result>(
    call: () => Promise<Result>,
    onFailure?: (failure: unknown) => unknown,
  ): Promise<Result | undefined> {
    setPending(true);
    setError(null);
    try {
      return await call();
    } catch (failure) {
      const text = textOf(errorNotice(failure));
      if ((await onFailure?.(failure)) !== true) setError(text);
      return undefined;
    } finally {
      setPending(false);
    }
  }

  return { pending, error, run, clear: () => setError(null) };
}
