import { expect, test } from 'vitest';
import { readExpandedContract } from '../contract/expand.ts';
import { checkContract, readContract } from './contract.ts';
import { contractLimits, limitsOfUi } from './contractLimits.ts';
import { responseShapes } from './responseShapes.ts';
import { summarize, temporaryProject } from './temporaryProject.ts';

const folder = 'packages/api-client/openapi';
const index = `openapi: 3.1.0
info: { title: Test, version: '1' }
security: [{ session: [] }]
tags: [{ name: club }]
x-limits: { reading: { per: person, most: 600, seconds: 60 } }
components: { securitySchemes: {} }
`;
const errors = [
  ...['Malformed: 400', 'NoSession: 401', 'SessionExpired: 403', 'NotFound: 404', 'Conflict: 409'],
  ...['TooLarge: 413', 'WrongMediaType: 415', 'NotAllowed: 422', 'TooMany: 429', 'Broken: 500'],
  ...['Unavailable: 503', 'NotReady: 503'],
].map((error) => error.split(': '));
const shared = `parameters:
  IdempotencyKey: { name: Idempotency-Key, in: header, schema: { type: string } }
errors:
${errors.map(([name, code]) => `  ${name}: { description: ${name}, example: { code: ${code} } }`).join('\n')}
schemas: { Failure: { type: object }, Club: { type: object, properties: { name: { type: string } } } }
`;

/** A contract with one operation in its short form. */
const project = (operation: string, path = '/club', method = 'get') => ({
  [`${folder}/index.yaml`]: index,
  [`${folder}/shared.yaml`]: shared,
  [`${folder}/club.yaml`]: `paths: { "${path}": { ${method}: { operationId: test, ${operation} } } }`,
});

const expanded = (...args: Parameters<typeof project>) => {
  using temporary = temporaryProject(project(...args));
  return readExpandedContract(temporary.root)?.paths[args[1] ?? '/club']?.[args[2] ?? 'get'];
};

test('generated files that do not match the contract are reported', async () => {
  using none = temporaryProject({});
  expect(await checkContract(none.root)).toEqual([]);

  const yaml = project('x-limit: reading');
  const types = 'packages/api-client/src/schema.gen.ts';
  using stale = temporaryProject({ ...yaml, [types]: 'export type paths = {};' });
  expect(summarize(await checkContract(stale.root))).toEqual([
    'packages/api-client/src/contract.gen.json:1 contract-types',
    'packages/api-client/src/limits.gen.ts:1 contract-types',
    'packages/api-client/src/responseShapes.gen.ts:1 contract-types',
    `${types}:1 contract-types`,
    'packages/api-client/src/staffOperations.gen.ts:1 contract-types',
    'packages/api-client/src/staffResponseShapes.gen.ts:1 contract-types',
    'packages/server/src/http/operationLimits.gen.ts:1 contract-types',
    'packages/ui/src/limits.gen.ts:1 contract-types',
  ]);

  using fresh = temporaryProject({ ...yaml, ...(await readContract(stale.root)) });
  expect(await checkContract(fresh.root)).toEqual([]);
});

test('the short form of an operation is expanded', () => {
  const reading = { per: 'person', most: 600, seconds: 60 };
  expect(expanded('x-limit: reading, x-data: Club, x-example: { name: A }')).toEqual({
    operationId: 'test',
    tags: ['club'],
    'x-limit': reading,
    responses: {
      '200': {
        description: 'Done',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['code', 'message', 'data'],
              additionalProperties: false,
              properties: {
                code: { const: 200 },
                message: { const: 'success' },
                data: { $ref: '#/components/schemas/Club' },
              },
            },
            example: { code: 200, message: 'success', data: { name: 'A' } },
          },
        },
      },
      ...refer({ 400: 'Malformed', 401: 'NoSession', 403: 'SessionExpired', 404: 'NotFound' }),
      ...refer({ 422: 'NotAllowed', 429: 'TooMany', 500: 'Broken', 503: 'Unavailable' }),
    },
  });
  expect(expanded('x-limit: { like: reading, database: [send] }')).toMatchObject({
    'x-limit': { ...reading, database: ['send'] },
  });
  expect(expanded('x-area: orders, x-limit: reading', '/v1/admin/club', 'post')).toMatchObject({
    'x-area': 'orders',
  });
});

const refer = (names: Record<number, string>) =>
  Object.fromEntries(
    Object.entries(names).map(([code, name]) => [code, { $ref: `#/components/responses/${name}` }]),
  );

const codesOf = (...args: Parameters<typeof project>) =>
  Object.keys(expanded(...args)?.responses ?? {}).join(' ');

test('errors follow from the session, the method, the path and an idempotency key', () => {
  const open = 'security: [], x-limit: reading';
  expect(codesOf(open)).toBe('200 400 422 429 500 503');
  expect(codesOf(open, '/club/{id}')).toBe('200 400 404 422 429 500 503');
  expect(codesOf(open, '/club', 'post')).toBe('200 400 413 415 422 429 500 503');
  const keyed = `${open}, parameters: [IdempotencyKey]`;
  expect(codesOf(keyed, '/club', 'put')).toBe('200 400 409 413 415 422 429 500 503');
  expect(codesOf('x-limit: reading, x-errors: [Conflict]')).toBe(
    '200 400 401 403 404 409 422 429 500 503',
  );
  const ready = expanded(`${open}, x-errors: [NotReady]`)?.responses;
  expect(ready).toMatchObject(refer({ 503: 'NotReady' }));
});

test.each([
  ['summary: A', 'test has no x-limit.'],
  ['x-limit: often', 'test has the x-limit often'],
  ['x-limit: reading, x-area: orders', 'x-area if and only if'],
  ['x-limit: reading, x-errors: [Gone]', 'Gone, which shared.yaml lacks'],
  ['x-limit: reading, x-errors: [NotFound]', 'NotFound in any case'],
  ['x-limit: reading, x-data: Gone', 'nothing at #/components/schemas/Gone'],
  ['x-limit: reading, x-data: Club, x-erors: [Conflict]', 'test has the unknown field x-erors'],
])('an operation with %s is refused', async (operation, message) => {
  using planted = temporaryProject(project(operation));
  expect(await checkContract(planted.root)).toMatchObject([
    { file: folder, rule: 'contract', message: expect.stringContaining(message) },
  ]);
});

test('an object has its fields only, and each is there unless it is optional', async () => {
  const schema = '{ type: [object, "null"], x-optional: [b], properties: { a: {}, b: {} } }';
  expect(expanded(`x-limit: reading, x-data: ${schema}`)?.responses['200']).toMatchObject(
    data({
      type: ['object', 'null'],
      required: ['a'],
      additionalProperties: false,
      properties: { a: {}, b: {} },
    }),
  );
  const unknown = '{ type: object, x-optional: [b], properties: { a: {} } }';
  expect(() => expanded(`x-limit: reading, x-data: ${unknown}`)).toThrow('x-optional names b');
});

const data = (schema: object) => ({
  content: { 'application/json': { schema: { properties: { data: schema } } } },
});

test('an operation of staff without an area is refused, unless it needs no session', () => {
  const path = '/v1/admin/club';
  expect(() => expanded('x-limit: reading', path)).toThrow('x-area if and only if');
  expect(() => expanded('security: [], x-limit: reading, x-area: orders', path)).toThrow('x-area');
  expect(expanded('security: [], x-limit: reading', path)).toMatchObject({ tags: ['club'] });
});

test('a file that is no domain and a name that stands twice are refused', () => {
  using extra = temporaryProject({ ...project('x-limit: reading'), [`${folder}/admin.yaml`]: '' });
  expect(() => readExpandedContract(extra.root)).toThrow('admin.yaml is not of a domain');
  const twice = 'paths: {}\nschemas: { Club: { type: object } }';
  using double = temporaryProject({
    ...project('x-limit: reading'),
    [`${folder}/club.yaml`]: twice,
  });
  expect(() => readExpandedContract(double.root)).toThrow('has Club twice');
});

test('a limit is a constant, and ui gets only its own', () => {
  const contract = {
    components: {
      schemas: { Quantity: { maximum: 999_999_999 } },
      parameters: { Size: { schema: { default: 15 } } },
    },
  };
  const quantity = 'export const quantityMax = 999_999_999;\n';
  expect(contractLimits(contract)).toContain(`${quantity}export const defaultPageSize = 15;\n`);
  expect(contractLimits(contract, limitsOfUi)).toContain(quantity);
  expect(contractLimits(contract, limitsOfUi)).not.toContain('defaultPageSize');
});

test('a shape lists every field with its type, and an unnamed object gets a name', () => {
  const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const data = {
    type: 'object',
    required: ['topics', 'owner', 'place'],
    properties: {
      topics: { type: 'array', items: ref('Topic') },
      owner: { oneOf: [ref('Topic'), { type: 'null' }] },
      texts: { type: 'object', additionalProperties: true },
      place: { type: 'object', required: ['x'], properties: { x: { type: ['number', 'null'] } } },
      note: { type: 'string', enum: ['a', 'b'] },
    },
  };
  const response = { content: { 'application/json': { schema: { properties: { data } } } } };
  const { shared, staff } = responseShapes({
    paths: {
      '/topics': { get: { operationId: 'listTopics', responses: { '200': response } } },
      '/v1/admin/topics': {
        get: { operationId: 'listStaffTopics', responses: { '200': response } },
      },
    },
    components: {
      schemas: {
        Topic: {
          type: 'object',
          required: ['at'],
          properties: {
            at: { type: 'string', format: 'date-time' },
            parent: { oneOf: [ref('Topic'), { type: 'null' }] },
          },
        },
        LiveEvent: {
          oneOf: [
            { required: ['type'], properties: { type: { const: 'read' } } },
            { required: ['type'], properties: { type: { enum: ['resync', 'signedOut'] } } },
          ],
        },
      },
    },
  });
  expect(shared).toContain("'GET /topics': 'ListTopics'");
  expect(shared).toContain("ListTopics: 'topics:Topic[] owner:Topic? place:ListTopicsPlace note~'");
  expect(shared).toContain("ListTopicsPlace: 'x:number?'");
  expect(shared).toContain("Topic: 'at:time parent~:Topic?'");
  expect(shared).toContain("LiveEvent: 'type=read | type=resync,signedOut'");
  // The staff side has a file of its own, without what the other one has.
  expect(shared).not.toContain('Staff');
  expect(staff).toContain("'GET /v1/admin/topics': 'ListStaffTopics'");
  expect(staff).toContain('ListStaffTopicsPlace:');
  expect(staff).not.toContain('  Topic:');
});
