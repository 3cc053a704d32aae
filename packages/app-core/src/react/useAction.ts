import { useNoticeText } from '@homestand/ui';
import { useRef, useState } from 'react';
import { errorNotice } from '../http/errorNotices';

type Options = {
  /** A success leaves the screen: until then the call stays pending, so that nothing is sent twice. */
  leaves?: boolean;
};

/** A call that a person starts, one at a time: whether it runs, and the sentence of its last failure. */
export function useAction({ leaves = false }: Options = {}) {
  const textOf = useNoticeText();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  // Not React state: two taps within one frame would both read the state of the last rendering.
  const running = useRef(false);

  /**
   * The result; undefined after a failure, and while another call runs. `onFailure` returns true for a failure that it
   * shows itself, in place of the sentence.
   */
  async function run<Result>(
    call: () => Promise<Result>,
    onFailure?: (failure: unknown) => unknown,
  ): Promise<Result | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setPending(true);
    setError(null);
    let isLeaving = false;
    try {
      const result = await call();
      isLeaving = leaves;
      return result;
    } catch (failure) {
      const text = textOf(errorNotice(failure));
      if ((await onFailure?.(failure)) !== true) setError(text);
      return undefined;
    } finally {
      running.current = isLeaving;
      setPending(isLeaving);
    }
  }

  return { pending, error, run, clear: () => setError(null) };
}
