import { PlayerPicker, PlayerPickerSkeleton, playerPickerMessages, Screen } from '@homestand/ui';
import { usePlayers } from '../../data/players';
import { Async } from '../../lib/Async';
import { LinkNotice } from '../../lib/LinkNotice';
import { pathTo, useRouteParams } from '../../paths';
import { usePicking } from './usePicking';

/** Who is one's favourite. */
export function PlayersScreen() {
  const { selectId } = useRouteParams('players');
  const players = usePlayers();
  const picking = usePicking(Number(selectId) || 0);

  return (
    <Screen title={playerPickerMessages.title} backHref={pathTo('myPage')} notice={<LinkNotice />}>
      <Async of={players} pending={<PlayerPickerSkeleton />}>
        {(items) => <PlayerPicker items={items} {...picking} />}
      </Async>
    </Screen>
  );
}
