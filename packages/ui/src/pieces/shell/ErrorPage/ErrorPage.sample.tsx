import { ErrorPage } from '@homestand/ui';

export function Crashed() {
  return <ErrorPage kind="crashed" homeHref="/" onReload={() => window.location.reload()} />;
}
