import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { difference } from './difference.ts';
import type { Problem } from './project.ts';

const contract = 'packages/api-client/openapi.yaml';
export const generated = 'packages/api-client/src/schema.gen.ts';

/** The client's types as the contract has them now; nothing where there is no contract yet. */
export async function readContract(root: string): Promise<string | undefined> {
  const file = join(root, contract);
  if (!existsSync(file)) return;
  return `${COMMENT_HEADER}${astToString(await openapiTS(pathToFileURL(file)))}`;
}

export async function checkContract(root: string): Promise<Problem[]> {
  const text = await readContract(root);
  if (text === undefined) return [];
  const file = join(root, generated);
  const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (known === text) return [];
  return [
    {
      file: generated,
      line: difference(known, text).line,
      rule: 'contract-types',
      message: `It is not what ${contract} says. Run: npm run api:update`,
    },
  ];
}
