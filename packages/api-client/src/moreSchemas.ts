// Not in schema.ts, which is in the first page.
import { type Schema, string } from './schema.ts';

export const boolean: Schema<boolean> = (value) => typeof value === 'boolean';
/** A date and time that can be parsed. */
export const time: Schema<string> = (value): value is string =>
  string(value) && !Number.isNaN(Date.parse(value));

export const list =
  <Value>(schema: Schema<Value>): Schema<readonly Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(schema);

export const integer =
  (least: number, most = Number.MAX_SAFE_INTEGER): Schema<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

export const oneOf =
  <const Value extends string | null>(...values: readonly Value[]): Schema<Value> =>
  (value): value is Value =>
    values.some((candidate) => candidate === value);

/** An object with any names and values of one kind. */
export const record =
  <Value>(schema: Schema<Value>): Schema<Readonly<Record<string, Value>>> =>
  (value): value is Record<string, Value> =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(schema);

export const both =
  <One, Other>(a: Schema<One>, b: Schema<Other>): Schema<One & Other> =>
  (value): value is One & Other =>
    a(value) && b(value);
