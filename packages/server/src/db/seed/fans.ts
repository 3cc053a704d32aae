import { type Before, fans, shippingAddress } from '@homestand/demo-club';
import type { Transaction } from 'kysely';
import { fileAddress } from '../../http/fileAddresses.ts';
import { newId } from '../id.ts';
import type { Tables } from '../schema.ts';
import type { Drawings } from './drawings.ts';
import type { SeededPlayers } from './players.ts';

/** Ids of the fans, by the `sub` under which the LINE stand-in lists them. */
export type SeededFans = Map<string, string>;

type People = { drawings: Drawings; players: SeededPlayers; at: (before: Before) => Date };

export async function addFans(
  tx: Transaction<Tables>,
  { drawings, players, at }: People,
): Promise<SeededFans> {
  const rows = fans.map(({ sub, name, email, favoritePlayer, joinedDaysAgo }) => {
    const createdAt = at({ daysAgo: joinedDaysAgo, time: '08:00' });
    return {
      id: newId(createdAt.getTime()),
      lineSub: sub,
      name,
      email,
      pictureUrl: fileAddress(drawings.fans.get(sub) ?? null),
      favoritePlayerId: players.get(favoritePlayer ?? '')?.id ?? null,
      favoriteSince: favoritePlayer ? createdAt : null,
      createdAt,
    };
  });
  await tx.insertInto('users').values(rows).execute();
  const [first] = rows;
  if (first) {
    await tx
      .insertInto('shippingAddresses')
      .values({ ...shippingAddress, userId: first.id })
      .execute();
  }
  return new Map(rows.map(({ lineSub, id }) => [lineSub, id]));
}
