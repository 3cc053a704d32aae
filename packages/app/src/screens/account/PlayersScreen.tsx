import { QueryView } from '@homestand/app-core/react/QueryView';
import { PlayerPicker, PlayerPickerSkeleton, Screen } from '@homestand/ui';
import { usePlayers } from '../../data/account/players';
import { pathTo, useRouteParams } from '../../paths';
import { ConnectionBanner } from '../../shell/ConnectionBanner';
import { usePlayerChoice } from './usePlayerChoice';

/** Choice of the favourite player. */
export function PlayersScreen() {
  const { selectId } = useRouteParams('players');
  const players = usePlayers();
  const picking = usePlayerChoice(Number(selectId) || 0);

  return (
    <Screen
      title={{ screen: 'players' }}
      back={{ href: pathTo('myPage') }}
      notice={<ConnectionBanner />}
    >
      <QueryView of={players} pending={<PlayerPickerSkeleton />}>
        {(items) => <PlayerPicker items={items} {...picking} />}
      </QueryView>
    </Screen>
  );
}
