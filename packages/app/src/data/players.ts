import { unwrap } from '@homestand/api-client';
import useSWR, { useSWRConfig } from 'swr';
import { client } from './api';
import { cardsKey } from './cards';
import { loadMyPage, myPageKey } from './myPage';
import { topKey } from './top';

const loadPlayers = async () => (await unwrap(client.GET('/v1/user/players'))).playersInfo;

export const usePlayers = () => useSWR('players', loadPlayers);

/** Chooses the favourite player, or with 0 none; what shows it is asked for again. */
export function useChooseFavorite() {
  const { mutate } = useSWRConfig();
  return async (playerCardsId: number) => {
    await unwrap(client.POST('/v1/user/favorite/player', { body: { playerCardsId } }));
    void mutate(topKey);
    // Asked for at once: my page comes next.
    void mutate(myPageKey, loadMyPage(), { revalidate: false }).catch(() => {});
    void mutate(cardsKey);
  };
}
