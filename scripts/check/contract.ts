import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { parse } from 'yaml';
import { contractLimits, limitsOfUi } from './contractLimits.ts';
import { difference } from './difference.ts';
import type { Problem } from './project.ts';
import { type Contract, responseShapes } from './responseShapes.ts';

const contract = 'packages/api-client/openapi.yaml';
const types = 'packages/api-client/src/schema.gen.ts';
const limits = 'packages/api-client/src/limits.gen.ts';
const limitsInUi = 'packages/ui/src/limits.gen.ts';
const json = 'packages/api-client/src/contract.gen.json';
const shapes = 'packages/api-client/src/responseShapes.gen.ts';
const staffShapes = 'packages/api-client/src/staffResponseShapes.gen.ts';

/** The files generated from the contract, by path; empty without a contract. */
export async function readContract(root: string): Promise<Record<string, string>> {
  const file = join(root, contract);
  if (!existsSync(file)) return {};
  // A contract test validates it against OpenAPI 3.1.
  const parsed = parse(readFileSync(file, 'utf8')) as Contract;
  const { shared, staff } = responseShapes(parsed);
  return {
    [types]: `${COMMENT_HEADER}${astToString(await openapiTS(pathToFileURL(file)))}`,
    [json]: `${JSON.stringify(parsed, null, 1)}\n`,
    [shapes]: shared,
    [staffShapes]: staff,
    [limits]: contractLimits(parsed),
    [limitsInUi]: contractLimits(parsed, limitsOfUi),
  };
}

export async function checkContract(root: string): Promise<Problem[]> {
  return Object.entries(await readContract(root)).flatMap(([path, text]) => {
    const file = join(root, path);
    const known = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (known === text) return [];
    return [
      {
        file: path,
        line: difference(known, text).line,
        rule: 'contract-types',
        message: `It does not match ${contract}. Run: npm run api:update`,
      },
    ];
  });
}
