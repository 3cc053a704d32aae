import { ErrorPage } from '@homestand/ui';
import { CodeNotLoaded } from './lazyScreen';
import { useReloadWhenReachable } from './useReloadWhenReachable';

type Props = { error: unknown; homeHref: string };

const reload = () => window.location.reload();

/** In place of a screen whose code did not arrive, or whose rendering failed. */
export function ScreenFailure({ error, homeHref }: Props) {
  if (error instanceof CodeNotLoaded) return <NotLoaded homeHref={homeHref} />;
  return <ErrorPage kind="crashed" homeHref={homeHref} onReload={reload} />;
}

function NotLoaded({ homeHref }: Pick<Props, 'homeHref'>) {
  useReloadWhenReachable();
  return <ErrorPage kind="notLoaded" homeHref={homeHref} onReload={reload} />;
}
