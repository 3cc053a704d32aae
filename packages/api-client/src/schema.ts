/** Tests a value from outside, such as a response or a stored entry. Fields that are not named do not matter. */
export type Schema<Value> = (value: unknown) => value is Value;

export type ValueOf<Of> = Of extends Schema<infer Value> ? Value : never;

type Fields = Readonly<Record<string, Schema<unknown>>>;
type ObjectOf<Of extends Fields> = { [Name in keyof Of]: ValueOf<Of[Name]> };

export const string: Schema<string> = (value) => typeof value === 'string';
export const number: Schema<number> = (value) => typeof value === 'number';
export const nullable =
  <Value>(schema: Schema<Value>): Schema<Value | null> =>
  (value) =>
    value === null || schema(value);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const object =
  <Of extends Fields>(fields: Of): Schema<ObjectOf<Of>> =>
  (value): value is ObjectOf<Of> =>
    isObject(value) && Object.entries(fields).every(([name, schema]) => schema(value[name]));
