import { unwrap } from '@homestand/api-client';
import { sessionCache } from '@homestand/app-core/http/sessionCache';
import { getSession } from '@homestand/app-core/session/session';
import useSWR from 'swr';
import { cardsKey } from '../cards/cards';
import { client } from '../client';
import { topKey } from '../top/top';
import { myPageKey, storeMyPage } from './myPage';

const loadPlayers = async () => (await unwrap(client.GET('/v1/user/players'))).playersInfo;

export const usePlayers = () => useSWR('players', loadPlayers);

/** Chooses the favourite player, 0 for none, and reloads the data that shows it. */
export async function chooseFavorite(playerCardsId: number) {
  const token = getSession()?.token;
  await unwrap(client.POST('/v1/user/favorite/player', { body: { playerCardsId } }));
  // The next person's cache is not concerned.
  if (getSession()?.token !== token) return;
  const { reload, replace } = sessionCache();
  void reload(topKey);
  // Requested at once: my page is the next screen.
  void replace(myPageKey, storeMyPage());
  void reload(cardsKey);
}
