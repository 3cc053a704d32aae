import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export const demoClub = join(root, 'packages', 'demo-club');

/** Another club than the demo's: other names, colour, logo, fees and notices. */
export const secondClub = join(root, 'tests', 'clubs', 'aohama');

/** The setting of a server whose club is this one with changes in its club.json, without a logo. Its folder goes with the run's (runFolder.ts). */
export function clubWith(changes: object, club: string = demoClub): { CLUB_FOLDER: string } {
  const folder = mkdtempSync(join(tmpdir(), 'homestand-club-'));
  const { logo: _logo, ...definition } = JSON.parse(readFileSync(join(club, 'club.json'), 'utf8'));
  writeFileSync(join(folder, 'club.json'), JSON.stringify({ ...definition, ...changes }));
  return { CLUB_FOLDER: folder };
}
