import { ErrorPage } from '@homestand/ui';
import { pathTo } from '../paths';

export function NotFoundScreen() {
  return <ErrorPage kind="notFound" homeHref={pathTo('counter')} />;
}
