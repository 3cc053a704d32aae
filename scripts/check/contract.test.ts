import { expect, test } from 'vitest';
import { checkContract, readContract } from './contract.ts';
import { contractLimits, limitsOfUi } from './contractLimits.ts';
import { responseShapes } from './responseShapes.ts';
import { summarize, temporaryProject } from './temporary.ts';

const contract = `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /health: { get: { operationId: getHealth, responses: { '204': { description: Well } } } }
`;

test('generated files that do not match the contract are reported', async () => {
  using none = temporaryProject({});
  expect(await checkContract(none.root)).toEqual([]);

  const yaml = { 'packages/api-client/openapi.yaml': contract };
  const types = 'packages/api-client/src/schema.gen.ts';
  using stale = temporaryProject({ ...yaml, [types]: 'export type paths = {};' });
  expect(summarize(await checkContract(stale.root))).toEqual([
    'packages/api-client/src/contract.gen.json:1 contract-types',
    'packages/api-client/src/limits.gen.ts:1 contract-types',
    'packages/api-client/src/responseShapes.gen.ts:1 contract-types',
    `${types}:1 contract-types`,
    'packages/api-client/src/staffResponseShapes.gen.ts:1 contract-types',
    'packages/ui/src/limits.gen.ts:1 contract-types',
  ]);

  using fresh = temporaryProject({ ...yaml, ...(await readContract(stale.root)) });
  expect(await checkContract(fresh.root)).toEqual([]);
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
