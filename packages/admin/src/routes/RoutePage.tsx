import { staffAreas } from '@homestand/api-client/staff';
import { ScrollAndFocus } from '@homestand/app-core/react/ScrollAndFocus';
import { ScreenSkeleton } from '@homestand/ui';
import { Suspense } from 'react';
import { BackgroundServices } from '../shell/BackgroundServices';
import { OfficeFrame } from '../shell/OfficeFrame';
import { Guard } from './Guard';
import type { AppRoute } from './routes';

type Props = { route: Pick<AppRoute, 'for'> & { screen: React.ComponentType } };

/** Pages of an area require a session; the others have none. */
const hasSession = ({ for: who }: Props['route']) => who in staffAreas;

/** The counter's scanner types characters, which shortcuts would take. */
const isOffice = (route: Props['route']) => hasSession(route) && route.for !== 'pickups';

/** One route: its guard and its screen. */
export function RoutePage({ route }: Props) {
  const Screen = route.screen;
  return (
    <Guard route={route}>
      <Suspense fallback={<ScreenSkeleton kind="plain" />}>
        {hasSession(route) ? (
          <OfficeFrame>
            <Screen />
          </OfficeFrame>
        ) : (
          <Screen />
        )}
        <ScrollAndFocus />
      </Suspense>
      {isOffice(route) && <BackgroundServices />}
    </Guard>
  );
}
