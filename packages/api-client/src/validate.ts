// With the file extension: the contract tests load this file in plain Node.

import { boolean, list, time } from './moreSchemas.ts';
import { shapes, responses as sharedResponses } from './responseShapes.gen.ts';
import type { components } from './schema.gen';
import { nullable, number, object, type Schema, string } from './schema.ts';
import type { shapes as staffShapes } from './staffResponseShapes.gen.ts';

type Schemas = components['schemas'];
type Named = keyof Schemas & (keyof typeof shapes | keyof typeof staffShapes);

type Table = Readonly<Record<string, string>>;

/** The shape of the data of each operation's response. */
export const responses: Record<string, string> = { ...sharedResponses };
const allShapes: Record<string, string> = { ...shapes };

/** Adds the responses of operations that not every app calls. */
export function addResponses(more: { responses: Table; shapes: Table }): void {
  Object.assign(responses, more.responses);
  Object.assign(allShapes, more.shapes);
}

const schemas = new Map<string, Schema<unknown>>([
  ['string', string],
  ['number', number],
  ['boolean', boolean],
  ['null', (value) => value === null],
  ['time', time],
]);

/**
 * A schema of the contract: every required field exists with its type, recursively. Unknown fields are
 * allowed: the server may be newer. No value fits one of the staff side before `addStaffResponses`.
 */
export function schemaOf<Name extends Named>(name: Name): Schema<Schemas[Name]> {
  // Resolved lazily: only what is used is parsed.
  return (value): value is Schemas[Name] => schemaNamed(name)(value);
}

/** Whether the data of a successful response is what the contract describes. */
export function isValidResponse(operation: string, data: unknown): boolean {
  return schemaNamed(responses[operation] ?? '')(data);
}

function schemaNamed(name: string): Schema<unknown> {
  const existing = schemas.get(name);
  if (existing) return existing;
  const shape = allShapes[name];
  const variants = (shape ?? '')
    .split(' | ')
    .map((fields) => object(Object.fromEntries(fields.split(' ').map(readField))));
  const schema: Schema<unknown> = (value): value is unknown =>
    variants.some((variant) => variant(value));
  // A name without a shape may get one from `addResponses`.
  if (shape !== undefined) schemas.set(name, schema);
  return schema;
}

/** `name~:type[]?`, as scripts/check/responseShapes.ts writes it. */
function readField(text: string): [string, Schema<unknown>] {
  const [, name = '', optional, type = 'string', constants, isList, isNullable] =
    /^(\w*)(~?)(?::(\w+)|=([\w,-]+))?(\[\])?(\?)?$/.exec(text) ?? [];
  // Resolved lazily: a schema may refer to itself.
  const single: Schema<unknown> = (value): value is unknown =>
    constants ? constants.split(',').includes(String(value)) : schemaNamed(type)(value);
  const all = isList ? list(single) : single;
  const schema = isNullable ? nullable(all) : all;
  return [name, (value): value is unknown => (optional && value === undefined) || schema(value)];
}
