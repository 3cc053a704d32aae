import { LoadFailure } from '@homestand/ui';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import { useOffline } from '../browser/connection';

type Props<Data> = {
  of: Pick<SWRResponse<Data>, 'data' | 'error' | 'isValidating' | 'mutate'>;
  /** The shape of what is coming. */
  pending: ReactNode;
  children: (data: Data) => ReactNode;
};

/** What was loaded, or that it is coming, or that it did not come and how to ask again. */
export function QueryView<Data>({ of, pending, children }: Props<Data>) {
  const offline = useOffline();
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return pending;
  return (
    <LoadFailure offline={offline} retrying={of.isValidating} onRetry={() => void of.mutate()} />
  );
}
