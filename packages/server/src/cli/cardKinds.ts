import { resolve } from 'node:path';
import { type Club, readClub } from '../club/readClub.ts';

/** The kinds of cards of the club of the settings; undefined without a club, or with one that cannot be read. */
export function cardKindsOf(
  { CLUB_FOLDER: folder }: NodeJS.ProcessEnv,
  root: string,
): Club['cardKinds'] | undefined {
  if (!folder) return undefined;
  const found = readClub(resolve(root, folder));
  return 'club' in found ? found.club.cardKinds : undefined;
}
