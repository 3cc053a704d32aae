import { LoadFailure } from '@homestand/ui';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { useOffline } from '../browser/connection';

type Props<Data> = {
  of: Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating' | 'mutate'>;
  /** Placeholder while loading. */
  pending: ReactNode;
  children: (data: Data) => ReactNode;
};

/** Shows the loaded data, the placeholder, or the error with a retry. */
export function QueryView<Data>({ of, pending, children }: Props<Data>) {
  const offline = useOffline();
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return pending;
  return (
    <LoadFailure offline={offline} retrying={of.isValidating} onRetry={() => void of.mutate()} />
  );
}
