import type { Transaction } from 'kysely';
import { fileAddress } from '../../http/fileAddresses.ts';
import { newId } from '../id.ts';
import type { Tables } from '../schema.ts';
import type { DemoData } from './demoData.ts';
import type { DemoFiles } from './demoFiles.ts';
import type { SeededPlayers } from './players.ts';

/** Ids of the fans, by the `sub` under which the LINE stand-in lists them. */
export type SeededFans = Map<string, string>;

type People = { demo: DemoData; demoFiles: DemoFiles; players: SeededPlayers };

export async function addFans(
  tx: Transaction<Tables>,
  { demo, demoFiles, players }: People,
): Promise<SeededFans> {
  const rows = demo.fans.map(({ sub, name, email, favoritePlayer, joined: createdAt }) => ({
    id: newId(createdAt.getTime()),
    lineSub: sub,
    name,
    email,
    pictureUrl: fileAddress(demoFiles.fans.get(sub) ?? null),
    favoritePlayerId: players.get(favoritePlayer ?? '')?.id ?? null,
    favoriteSince: favoritePlayer ? createdAt : null,
    createdAt,
  }));
  await tx.insertInto('users').values(rows).execute();
  const [first] = rows;
  if (first) {
    await tx
      .insertInto('shippingAddresses')
      .values({ ...demo.shippingAddress, userId: first.id })
      .execute();
  }
  return new Map(rows.map(({ lineSub, id }) => [lineSub, id]));
}
