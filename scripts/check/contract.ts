import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { contractFolder, readExpandedContract } from '../contract/expand.ts';
import { contractLimits, limitsOfUi } from './contractLimits.ts';
import { difference } from './difference.ts';
import { operationLimits, staffOperations } from './operationTables.ts';
import type { Problem } from './project.ts';
import { type Contract, responseShapes } from './responseShapes.ts';

const types = 'packages/api-client/src/schema.gen.ts';
const limits = 'packages/api-client/src/limits.gen.ts';
const limitsInUi = 'packages/ui/src/limits.gen.ts';
const json = 'packages/api-client/src/contract.gen.json';
const shapes = 'packages/api-client/src/responseShapes.gen.ts';
const staffShapes = 'packages/api-client/src/staffResponseShapes.gen.ts';
const areas = 'packages/api-client/src/staffOperations.gen.ts';
const callLimits = 'packages/server/src/http/operationLimits.gen.ts';

/** The files generated from the contract, by path; empty without a contract. */
export async function readContract(root: string): Promise<Record<string, string>> {
  const contract = readExpandedContract(root);
  if (!contract) return {};
  const text = `${JSON.stringify(contract, null, 1)}\n`;
  // A contract test validates it against OpenAPI 3.1.
  const { shared, staff } = responseShapes(contract as Contract);
  return {
    [types]: `${COMMENT_HEADER}${astToString(await openapiTS(text))}`,
    [json]: text,
    [shapes]: shared,
    [staffShapes]: staff,
    [areas]: staffOperations(contract),
    [limits]: contractLimits(contract),
    [limitsInUi]: contractLimits(contract, limitsOfUi),
    [callLimits]: operationLimits(contract),
  };
}

export async function checkContract(root: string): Promise<Problem[]> {
  let generated: Record<string, string>;
  try {
    generated = await readContract(root);
  } catch (error) {
    return [{ file: contractFolder, line: 1, rule: 'contract', message: (error as Error).message }];
  }
  return Object.entries(generated).flatMap(([path, text]) => {
    const file = join(root, path);
    const current = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (current === text) return [];
    return [
      {
        file: path,
        line: difference(current, text).line,
        rule: 'contract-types',
        message: `It does not match ${contractFolder}. Run: npm run api:update`,
      },
    ];
  });
}
