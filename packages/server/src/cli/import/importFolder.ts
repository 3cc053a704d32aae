import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../club/sampleCells.ts';
import type { Surroundings } from '../command.ts';
import { rosterOf } from '../roster.ts';
import { importCards } from './cards.ts';
import { importPlayers } from './players.ts';
import { importProducts } from './products.ts';
import type { ImportInto } from './runImport.ts';

/** In this order: a card names its player. */
const lists = [
  [listFiles.players, importPlayers],
  [listFiles.cards, importCards],
  [listFiles.products, importProducts],
] as const;

/** Imports the lists of a club's folder into an empty club; false if there are players already. */
export async function importFolder(
  club: ImportInto,
  folder: string,
  surroundings: Surroundings,
): Promise<boolean> {
  if ((await rosterOf(club.db)).length > 0) return false;
  for (const [name, importList] of lists) {
    const file = join(folder, name);
    if (!existsSync(file)) continue;
    surroundings.out(`${name}: `);
    const options = { pictures: join(folder, 'pictures'), 'dry-run': false, club: undefined };
    await importList(club, { arguments: { file }, options }, surroundings);
  }
  return true;
}
