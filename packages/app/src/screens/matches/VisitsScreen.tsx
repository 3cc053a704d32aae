import { QueryView } from '@homestand/app-core/react/QueryView';
import { Center, Screen, ScreenSkeleton, Stack, VisitList, VisitStamp } from '@homestand/ui';
import { useVisitClaimCount } from '../../data/cards/codeClaims.store';
import { useVisits } from '../../data/matches/visits';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { useVisitStamp } from './useVisitStamp';

/** The matches at which the fan was. The code at a gate opens it and is claimed here. */
export function VisitsScreen() {
  const visits = useVisits();
  const stamp = useVisitStamp();
  const waiting = useVisitClaimCount();

  return (
    <Screen
      title={{ screen: 'visits' }}
      back={{ href: pathTo('myPage') }}
      tabBar
      notice={<ConnectionBanner asOf={visits.asOf} refreshing={visits.refreshing} />}
    >
      <Center>
        <Stack gap="xxl">
          {stamp && <VisitStamp {...stamp} />}
          <QueryView of={visits} pending={<ScreenSkeleton kind="list" embedded />}>
            {(items) => (
              <VisitList
                items={items.map(({ match }) => match)}
                waiting={stamp?.status === 'stored' ? 0 : waiting}
                scanHref={`${pathTo('cards')}?scan=open`}
              />
            )}
          </QueryView>
        </Stack>
      </Center>
    </Screen>
  );
}
