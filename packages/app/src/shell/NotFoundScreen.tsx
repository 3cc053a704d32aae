import { ErrorPage, Illustration } from '@homestand/ui';
import { pathTo } from '../paths';

export function NotFoundScreen() {
  return (
    <ErrorPage
      kind="notFound"
      illustration={<Illustration name="missing" />}
      homeHref={pathTo('home')}
    />
  );
}
