// With the file extension: the contract tests load this file in plain Node.
import { responses, shapes } from './responseShapes.gen.ts';
import type { components } from './schema.gen';

export { responses };

type Schemas = components['schemas'];
type Test = (value: unknown) => boolean;

const tests = new Map<string, Test>([
  ['string', (value) => typeof value === 'string'],
  ['number', (value) => typeof value === 'number'],
  ['boolean', (value) => typeof value === 'boolean'],
  ['null', (value) => value === null],
  ['time', (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value))],
]);

/**
 * Whether every required field of a schema exists with its type, recursively. Unknown fields are allowed: the
 * server may be newer.
 */
export function isValid<Name extends keyof Schemas & keyof typeof shapes>(
  schema: Name,
  value: unknown,
): value is Schemas[Name] {
  return testOf(schema)(value);
}

/** The same for the data of a successful response. */
export function isValidResponse(operation: string, data: unknown): boolean {
  const table: Readonly<Record<string, string>> = responses;
  return testOf(table[operation] ?? '')(data);
}

function testOf(name: string): Test {
  const known = tests.get(name);
  if (known) return known;
  const table: Readonly<Record<string, string>> = shapes;
  const variants = (table[name] ?? '')
    .split(' | ')
    .map((fields) => fields.split(' ').map(readField));
  const test: Test = (value) =>
    typeof value === 'object' &&
    value !== null &&
    // Each field is checked separately.
    variants.some((fields) => fields.every((field) => field(value as Record<string, unknown>)));
  tests.set(name, test);
  return test;
}

/** `name~:type[]?`, as scripts/check/responseShapes.ts writes it. */
function readField(text: string): (record: Record<string, unknown>) => boolean {
  const [, name = '', optional, type = 'string', constants, list, nullable] =
    /^(\w*)(~?)(?::(\w+)|=([\w,]+))?(\[\])?(\?)?$/.exec(text) ?? [];
  // Resolved lazily: a schema may refer to itself.
  const one: Test = (value) =>
    constants ? constants.split(',').includes(String(value)) : testOf(type)(value);
  return ({ [name]: value }) =>
    (value === undefined && optional === '~') ||
    (value === null && nullable === '?') ||
    (list ? Array.isArray(value) && value.every(one) : one(value));
}
