// Builds the apps if they changed, and serves the product on one port.
//   npm start                      the demo club
//   npm start -- --club FOLDER     the club of this folder, with data of its own
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { builtApp } from './builtApp.ts';

const { values } = parseArgs({ options: { club: { type: 'string' } } });
if (values.club !== undefined) {
  const folder = resolve(process.env.INIT_CWD ?? process.cwd(), values.club);
  process.env.CLUB_FOLDER = folder;
  // Another club's data would be shown under this one's name.
  process.env.DATA_FOLDER ??= join(folder, 'data');
}

await builtApp();
await builtApp({ name: 'admin' });
await import('../packages/server/src/main.ts');
