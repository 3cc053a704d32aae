// Writes the contract as plain OpenAPI 3.1, for other tools: npm run contract -- FILE
//   openapi.yaml or openapi.json; without a file openapi.yaml in the folder of the project
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stringify } from 'yaml';
import { readExpandedContract } from './contract/expand.ts';

const root = join(import.meta.dirname, '..');
const file = resolve(process.argv[2] ?? join(root, 'openapi.yaml'));
const contract = readExpandedContract(root);
writeFileSync(
  file,
  file.endsWith('.json')
    ? `${JSON.stringify(contract, null, 2)}\n`
    : // Readers of YAML 1.1 take an unquoted time for a date.
      stringify(contract, { version: '1.1', aliasDuplicateObjects: false }),
);
console.log(`Written: ${file}`);
