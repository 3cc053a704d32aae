import { expect, test } from 'vitest';
import { checkContract, generated, readContract } from './contract.ts';
import { brief, temporaryProject } from './temporary.ts';

const contract = `openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /health: { get: { operationId: getHealth, responses: { '204': { description: Well } } } }
`;

test('types that the contract does not have are caught', async () => {
  using none = temporaryProject({});
  expect(await checkContract(none.root)).toEqual([]);

  const yaml = { 'packages/api-client/openapi.yaml': contract };
  using stale = temporaryProject({ ...yaml, [generated]: 'export type paths = {};' });
  expect(brief(await checkContract(stale.root))).toEqual([`${generated}:1 contract-types`]);

  const types = (await readContract(stale.root)) ?? '';
  using fresh = temporaryProject({ ...yaml, [generated]: types });
  expect(await checkContract(fresh.root)).toEqual([]);
});
