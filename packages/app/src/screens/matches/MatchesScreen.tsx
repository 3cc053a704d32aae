import { QueryView } from '@homestand/app-core/react/QueryView';
import { Center, MatchCalendar, MatchList, Screen, ScreenSkeleton, Stack } from '@homestand/ui';
import { calendarAddress, matchCalendarHref, useMatches } from '../../data/matches/matches';
import { pathTo } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';

/** The matches of the season, and their calendar. */
export function MatchesScreen() {
  const matches = useMatches();

  return (
    <Screen
      title={{ screen: 'matches' }}
      back={{ href: pathTo('top') }}
      tabBar
      notice={<ConnectionBanner asOf={matches.asOf} refreshing={matches.refreshing} />}
    >
      <Center>
        <QueryView of={matches} pending={<ScreenSkeleton kind="list" embedded />}>
          {(items) => (
            <Stack gap="xxl">
              <MatchList items={items} calendarHrefOf={matchCalendarHref} />
              {items.length > 0 && <MatchCalendar address={calendarAddress()} />}
            </Stack>
          )}
        </QueryView>
      </Center>
    </Screen>
  );
}
