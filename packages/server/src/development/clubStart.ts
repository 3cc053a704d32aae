import { join } from 'node:path';
import { playersWithLogins } from '../modules/account/index.ts';
import { printedCards } from '../modules/cards/index.ts';
import { groupsWithCounts } from '../modules/messages/index.ts';
import { allProducts } from '../modules/shop/index.ts';
import { allStaff } from '../modules/staff/index.ts';
import type { Services } from '../services.ts';
import { messages } from './messages.ts';
import { shortPath } from './shortPath.ts';

const shown = 3;

/** How one signs in to a club of one's own, and what it lacks; passwords were printed when they were made. */
export async function welcomeToClub({
  config: { origin, club, dataFolder },
  db,
}: Pick<Services, 'config' | 'db'>): Promise<string> {
  const players = (await playersWithLogins(db)).flatMap(({ loginId, nameJapanese, retiredAt }) =>
    loginId === null || retiredAt !== null ? [] : [{ loginId, name: nameJapanese }],
  );
  return messages.welcomeToClub({
    origin,
    // Commands find the data by --club only if it is in the folder.
    option: dataFolder === join(club.folder, 'data') ? ` --club ${shortPath(club.folder)}` : '',
    players: players.slice(0, shown),
    more: Math.max(0, players.length - shown),
    staff: await allStaff(db),
    missing: {
      products: (await allProducts(db)).length === 0,
      cards: (await printedCards(db, club)).length === 0,
      topics: (await groupsWithCounts(db)).length === 0,
    },
  });
}
