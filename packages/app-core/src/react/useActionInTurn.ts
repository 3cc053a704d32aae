import { useRef } from 'react';
import { useAction } from './useAction';

/** Calls of several things: each waits for the one before, where `useAction` makes no call while another one runs. */
export function useActionInTurn() {
  const { error, run } = useAction();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    error,
    /** The result; undefined after a failure. */
    run<Result>(call: () => Promise<Result>): Promise<Result | undefined> {
      const result = last.current.then(() => run(call));
      last.current = result;
      return result;
    },
  };
}
