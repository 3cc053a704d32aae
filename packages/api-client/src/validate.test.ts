import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createValid } from '../../../tests/contract/arbitraries.ts';
import { contractValidator } from '../../../tests/contract/contractValidator.ts';
import {
  follow,
  type JsonSchema,
  operationsOf,
  readContract,
} from '../../server/src/http/readContract.ts';
import { addStaffResponses } from './staff';
import { addResponses, isValidResponse, schemaOf } from './validate';

addStaffResponses();

const contract = readContract();
const valid = createValid(contract);
const validator = contractValidator(contract);

/** Operations with JSON data, and the schema of that data. */
const operations = operationsOf(contract).flatMap(({ method, path, operation }) => {
  const schema = follow(contract, operation.responses['200'])?.content?.['application/json']
    ?.schema;
  const properties = schema && (follow(contract, schema).properties as Record<string, JsonSchema>);
  return properties?.data
    ? [{ name: `${method.toUpperCase()} ${path}`, data: properties.data }]
    : [];
});

test('every operation with a JSON response has a shape', () => {
  expect(operations.length).toBeGreaterThan(40);
  for (const { name } of operations) expect(isValidResponse(name, 'a string'), name).toBe(false);
  expect(isValidResponse('GET /nowhere', {})).toBe(false);
});

test('a name without a shape fits nothing until its shape is added', () => {
  addResponses({ responses: { 'GET /added': 'Added' }, shapes: {} });
  expect(isValidResponse('GET /added', { id: 'a' })).toBe(false);
  addResponses({ responses: {}, shapes: { Added: 'id' } });
  expect(isValidResponse('GET /added', { id: 'a' })).toBe(true);
});

test.each(operations)(
  '$name: any valid response passes, with unknown fields too',
  ({ name, data }) => {
    fc.assert(
      fc.property(valid(data), (response) => isValidResponse(name, response)),
      { numRuns: 15 },
    );
    fc.assert(
      fc.property(valid(data), (response) => isValidResponse(name, withUnknown(response))),
      { numRuns: 15 },
    );
  },
);

test.each(operations)('$name: a missing field or another type does not pass', ({ name, data }) => {
  fc.assert(
    fc.property(valid(data), (response) => {
      // Changes the contract allows are skipped: a missing optional field, or null. The contract's validator collects
      // every error, which takes far longer than the client's.
      for (const { where, value } of changed(response))
        if (isValidResponse(name, value) && validator.misfit(data, value))
          throw new Error(`${where} passes: ${JSON.stringify(value)}`);
    }),
    { numRuns: 15 },
  );
});

test('events are distinguished by their type', () => {
  const schema = { $ref: '#/components/schemas/LiveEvent' };
  fc.assert(fc.property(valid(schema), (event) => schemaOf('LiveEvent')(event)));
  expect(schemaOf('LiveEvent')({ type: 'read' })).toBe(false);
  expect(schemaOf('LiveEvent')({ type: 'typing', topicId: 'a' })).toBe(false);
});

test('an invalid date does not pass: a screen could not format it', () => {
  const receipt = {
    number: '1',
    issuedAt: '2026-11-22T00:00:00.000Z',
    total: 1,
    taxRate: 10,
    tax: 0,
    paymentMethod: 'credit_card',
    issuer: { name: '', registrationNumber: null, address: null },
  };
  expect(schemaOf('Receipt')(receipt)).toBe(true);
  expect(schemaOf('Receipt')({ ...receipt, issuedAt: 'yesterday' })).toBe(false);
});

function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withUnknown(inner)]);
  return { ...Object.fromEntries(entries), unknown: 1, constructor: {} };
}

type Changed = { where: string; value: unknown };

/** Every variant of the value with one field removed or of another type. */
function changed(value: unknown, where = 'data'): Changed[] {
  const here = otherTypes(value).map((other) => ({ where, value: other }));
  if (typeof value !== 'object' || value === null) return here;
  const inside = Object.entries(value).flatMap(([key, inner]) =>
    changed(inner, `${where}.${key}`).map((mutation) => ({
      where: mutation.where,
      value: Array.isArray(value)
        ? value.with(Number(key), mutation.value)
        : { ...value, [key]: mutation.value },
    })),
  );
  if (Array.isArray(value)) return [...here, ...inside];
  const removed = Object.keys(value).map((gone) => ({
    where: `${where} without ${gone}`,
    value: Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone)),
  }));
  return [...here, ...removed, ...inside];
}

const examples = [null, 'text', 1, true, [], {}];
const typeName = (value: unknown) =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** For null only values that no nullable field accepts. */
const otherTypes = (value: unknown) =>
  value === null
    ? [[], {}, true]
    : examples.filter((example) => typeName(example) !== typeName(value));
