import { LoadFailure } from '@homestand/ui';
import { type ReactNode, useDeferredValue } from 'react';
import type { SWRResponse } from 'swr';
import { useOffline } from '../browser/connection';

type Query<Data> = Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating'> & {
  mutate: () => Promise<unknown>;
};

type Props<Data> = {
  of: Query<Data>;
  /** Placeholder while loading. */
  pending: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows the loaded data, the placeholder, or the error with a retry. */
export function QueryView<Data>({ of, pending, children }: Props<Data>) {
  const offline = useOffline();
  // A store's change renders in one task; what it shows first renders in a second pass, which React splits.
  const isShown = useDeferredValue(of.data !== undefined);
  if (of.data !== undefined) return isShown ? children(of.data) : pending;
  if (!of.error) return pending;
  return (
    <LoadFailure offline={offline} retrying={of.isValidating} onRetry={() => void of.mutate()} />
  );
}

/** Two queries whose data show together. One retry repeats what failed of both. */
export function bothOf<One, Other>(a: Query<One>, b: Query<Other>): Query<[One, Other]> {
  const missing = [a, b].filter(({ data }) => data === undefined);
  return {
    data: a.data !== undefined && b.data !== undefined ? [a.data, b.data] : undefined,
    error: missing.find(({ error }) => error)?.error,
    isValidating: missing.some(({ isValidating }) => isValidating),
    mutate: () => Promise.all(missing.map(({ mutate }) => mutate())),
  };
}
