import { ScrollAndFocus } from '@homestand/app-core/react/ScrollAndFocus';
import { ScreenSkeleton } from '@homestand/ui';
import { Suspense } from 'react';
import { Guard } from './Guard';
import type { AppRoute } from './routes';

type Props = { route: Pick<AppRoute, 'for'> & { screen: React.ComponentType } };

/** One route: its guard and its screen. */
export function RoutePage({ route }: Props) {
  const Screen = route.screen;
  return (
    <Guard route={route}>
      <Suspense fallback={<ScreenSkeleton kind="plain" />}>
        <Screen />
        <ScrollAndFocus />
      </Suspense>
    </Guard>
  );
}
