import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { createTerminal } from '../../packages/server/src/cli/terminal.testSupport.ts';
import { auditPayments } from '../../packages/server/src/modules/checkout/index.ts';
import type { Staff } from './fixtures.ts';
import { type Shop, startShopWithoutClock } from './serverWithGateway.ts';
import { noDifferences, stockDifferences } from './stock.ts';

/** A shop without a clock, the operator's commands on it, and a manager of each test. */
export type StaffShop = {
  shop: Shop;
  homestand: ReturnType<typeof createTerminal>;
  manager: Staff;
};

/**
 * Starts a shop for a file of tests and hands it over before each of them. After each one stock agrees with orders, and
 * payments with the gateway.
 */
export function setUpStaffShop(onStart: (started: StaffShop) => void) {
  let shop: Shop;
  let homestand: StaffShop['homestand'];
  beforeAll(async () => {
    shop = await startShopWithoutClock();
    homestand = createTerminal({ ...shop, environment: shop.gateway.environment });
  });
  beforeEach(async () => {
    onStart({ shop, homestand, manager: await shop.createStaff('manager') });
  });
  afterEach(async () => {
    shop.gateway.clearFaults();
    await shop.settle();
    expect(await stockDifferences(shop)).toEqual(noDifferences);
    const { differences } = await auditPayments(shop.services, new Date(Date.now() - 60_000));
    expect(differences).toEqual([]);
  });
  afterAll(() => shop.stop());
}
