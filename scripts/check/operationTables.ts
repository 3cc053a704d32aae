import { COMMENT_HEADER } from 'openapi-typescript';
import { type ExpandedContract, type ExpandedOperation, operationsOf } from '../contract/expand.ts';

/** The limit of each operation, which limits.ts compares with the limits in the database. */
export const operationLimits = (contract: ExpandedContract) =>
  table('limitOfOperation', contract, (operation) => operation['x-limit']);

/** The area of each operation with a session of the staff, which staffAreas.ts compares with the areas. */
export const staffOperations = (contract: ExpandedContract) =>
  table('areaOfOperation', contract, (operation) => operation['x-area']);

function table(
  name: string,
  contract: ExpandedContract,
  read: (operation: ExpandedOperation) => unknown,
): string {
  const rows = operationsOf(contract).flatMap((operation) => {
    const value = read(operation);
    return value === undefined ? [] : [`  ${operation.operationId}: ${literal(value)},\n`];
  });
  return `${COMMENT_HEADER}export const ${name} = {\n${rows.join('')}} as const;\n`;
}

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${literal(field)}`);
  return `{ ${fields.join(', ')} }`;
}
