import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clubJsonSchema } from '../../packages/server/src/club/index.ts';
import { difference } from './difference.ts';
import type { Problem } from './project.ts';

/** The JSON Schema of club.json, for editors and other programs. */
export const clubSchema = 'packages/server/club.schema.json';

export { clubJsonSchema as writeClubSchema };

export function checkClubSchema(root: string): Problem[] {
  const file = join(root, clubSchema);
  const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const text = clubJsonSchema();
  if (current === text) return [];
  return [
    {
      file: clubSchema,
      line: difference(current, text).line,
      rule: 'club-schema',
      message: 'It does not match packages/server/src/club/definition.ts. Run: npm run api:update',
    },
  ];
}
