import { createHash } from 'node:crypto';

/** A type, as what its value may be: any of these. */
export type RowType = readonly Alternative[];

type Alternative =
  | 'any'
  | 'null'
  | 'undefined'
  | 'string'
  | 'number'
  | 'boolean'
  | 'Date'
  | 'Buffer'
  | { is: string | number | boolean }
  | { list: RowType }
  | { object: { readonly [name: string]: RowType } };

/** The types of rows that statements state, by the text of the statement between its values. */
export type RowTypes = { readonly [statement: string]: { site: string; row: RowType } };

export const keyOf = (fragments: readonly string[]) =>
  createHash('sha1').update(fragments.join('\0')).digest('base64url').slice(0, 12);

/** The differences between a row and the type of its statement. */
export function misfits(row: Record<string, unknown>, type: RowType): string[] {
  const objects = type.flatMap((part) =>
    typeof part === 'object' && 'object' in part ? part : [],
  );
  const columns = new Set(objects.flatMap(({ object }) => Object.keys(object)));
  const unnamed = Object.keys(row).filter((column) => !columns.has(column));
  if (unnamed.length > 0) return unnamed.map((column) => `${column} is not in the type`);
  const [closest = []] = objects
    .map(({ object }) =>
      Object.entries(object).flatMap(([column, expected]) =>
        fits(row[column], expected)
          ? []
          : `${column} is ${column in row ? shown(row[column]) : 'missing'}, the type says ${JSON.stringify(expected)}`,
      ),
    )
    .sort((a, b) => a.length - b.length);
  return closest;
}

const fits = (value: unknown, type: RowType): boolean =>
  type.some((variant) => fitsOne(value, variant));

function fitsOne(value: unknown, type: Alternative): boolean {
  if (typeof type === 'object') {
    if ('is' in type) return value === type.is;
    if ('list' in type) return Array.isArray(value) && value.every((item) => fits(item, type.list));
    return (
      typeof value === 'object' &&
      value !== null &&
      Object.entries(type.object).every(([name, member]) =>
        fits((value as Record<string, unknown>)[name], member),
      )
    );
  }
  if (type === 'any') return true;
  if (type === 'null') return value === null;
  if (type === 'Date') return value instanceof Date;
  if (type === 'Buffer') return Buffer.isBuffer(value);
  // The other alternatives are names that typeof returns.
  const name: string = type;
  return typeof value === name;
}

const shown = (value: unknown) =>
  value === null
    ? 'null'
    : value instanceof Date
      ? 'a Date'
      : `the ${typeof value} ${JSON.stringify(value)}`;
