import { unwrap } from '@homestand/api-client';
import { client } from '@homestand/app-core/http/client';
import { getSession } from '@homestand/app-core/session/session';
import useSWR, { useSWRConfig } from 'swr';
import { cardsKey } from '../cards/cards';
import { topKey } from '../top/top';
import { myPageKey, storeMyPage } from './myPage';

const loadPlayers = async () => (await unwrap(client.GET('/v1/user/players'))).playersInfo;

export const usePlayers = () => useSWR('players', loadPlayers);

/** Chooses the favourite player, 0 for none, and reloads the data that shows it. */
export function useChooseFavorite() {
  const { mutate } = useSWRConfig();
  return async (playerCardsId: number) => {
    const token = getSession()?.token;
    await unwrap(client.POST('/v1/user/favorite/player', { body: { playerCardsId } }));
    // The cache of a session ends with it.
    if (getSession()?.token !== token) return;
    void mutate(topKey);
    // Requested at once: my page is the next screen.
    void mutate(myPageKey, storeMyPage(), { revalidate: false }).catch(() => {});
    void mutate(cardsKey);
  };
}
