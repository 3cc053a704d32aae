import { randomBytes } from 'node:crypto';
import { type StaffOperation, staffAreas, staffOperations } from '@homestand/api-client/staff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withoutPurchaseLimits } from '../support/purchaseLimits.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { callers, matrix } from './permissions.data.ts';
import { eventDeviations } from './permissions.events.ts';
import { keyDeviations } from './permissions.keys.ts';
import { pushServices } from './permissions.people.ts';
import {
  deviationsOf,
  fanOperationIds,
  operationIds,
  suspendedDeviations,
} from './permissions.run.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    SIGNING_SECRET: randomBytes(32).toString('base64url'),
    PUSH_SERVICES: pushServices,
    // The test people's carts hold recognizable quantities above the limits.
    ...withoutPurchaseLimits,
    PROXIES: '1',
  });
});
afterAll(() => server.stop());

test('every operation of the contract has a row in the matrix', () => {
  expect(Object.keys(matrix).sort()).toEqual([...operationIds].sort());
});

test('[STAFF-02] the matrix allows each role of staff what the table of areas does', () => {
  for (const [id, area] of Object.entries(staffOperations)) {
    const rows = Object.values(matrix[id as StaffOperation]).map((row) => row.trim().split(/ +/));
    for (const role of ['desk', 'manager', 'owner'] as const) {
      const isAllowed = rows.some((row) => row[callers.indexOf(role)] !== '404');
      expect([id, role, isAllowed]).toEqual([id, role, staffAreas[area].includes(role)]);
    }
  }
});

describe('[ROLE-01] [ROLE-02] [ROLE-03] [ROLE-04] [CALL-06] [STAFF-05] every caller gets the status of the matrix', () => {
  test.concurrent.each(operationIds)('%s', async (id) => {
    expect(await deviationsOf(server, id)).toEqual([]);
  });
});

describe('[SAFE-05] a suspended fan reaches the reason and the orders, and nothing else', () => {
  test.concurrent.each(fanOperationIds)('%s', async (id) => {
    const suspend = (fanId: string) => server.createSanction(fanId, 'suspend');
    expect(await suspendedDeviations(server, id, suspend)).toEqual([]);
  });
});

test('[ROLE-02] events reach only those they are for, live and when catching up', async () => {
  expect(await eventDeviations(server)).toEqual([]);
});

test('[ROLE-02] another person’s key returns none of their data', async () => {
  expect(await keyDeviations(server)).toEqual([]);
});
