import { ScrollAndFocus } from '@homestand/app-core/react/ScrollAndFocus';
import { ScreenSkeleton } from '@homestand/ui';
import { Suspense } from 'react';
import { BackgroundServices } from '../shell/BackgroundServices';
import { Guard } from './Guard';
import type { AppRoute } from './routes';

type Props = { route: Pick<AppRoute, 'for'> & { screen: React.ComponentType } };

/** Not the counter: its scanner types characters. */
const isOffice = ({ for: who }: Props['route']) =>
  !['guest', 'secondFactorStep', 'all', 'pickups'].includes(who);

/** One route: its guard and its screen. */
export function RoutePage({ route }: Props) {
  const Screen = route.screen;
  return (
    <Guard route={route}>
      <Suspense fallback={<ScreenSkeleton kind="plain" />}>
        <Screen />
        <ScrollAndFocus />
      </Suspense>
      {isOffice(route) && <BackgroundServices />}
    </Guard>
  );
}
