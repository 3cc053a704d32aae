import { ErrorPage } from '@homestand/ui';
import { paths } from '../../paths';

export function NotFoundScreen() {
  return <ErrorPage kind="notFound" homeHref={paths.home()} />;
}
