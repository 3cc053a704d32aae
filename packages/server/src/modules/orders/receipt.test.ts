import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { taxWithin } from './receipt.ts';

let shop: Shop;
let buyer: Awaited<ReturnType<Shop['createBuyer']>>;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  buyer = await shop.createBuyer();
});

type Caller = Pick<typeof buyer, 'call'>;

const receiptFor = (who: Caller, orderId: string) =>
  who.call('GET', `/v1/user/orders/${orderId}/receipt`);

async function paid(): Promise<string> {
  const { started } = await shop.pay(buyer);
  expect(started.paymentStatus).toBe('paid');
  return started.orderId;
}

test('a paid order has a receipt with its tax and its issuer', async () => {
  const orderId = await paid();
  const payment = await shop.db
    .selectFrom('payments')
    .select('updatedAt')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  expect((await receiptFor(buyer, orderId)).body.data).toEqual({
    number: `R${orderId}`,
    issuedAt: payment.updatedAt.toISOString(),
    total: 3600,
    taxRate: 10,
    tax: 327,
    issuer: { name: '湊スカーレッツ', registrationNumber: null, address: null },
    paymentMethod: 'credit_card',
  });
});

test('a receipt requested again is the same, whatever happens to the order', async () => {
  const orderId = await paid();
  const first = (await receiptFor(buyer, orderId)).body;
  await shop.db
    .updateTable('orders')
    .set({ deliveryStatus: 'received', updatedAt: new Date('2030-01-01T00:00:00Z') })
    .where('id', '=', orderId)
    .execute();
  expect((await receiptFor(buyer, orderId)).body).toEqual(first);
});

test.each(['awaiting', 'failed', 'canceled', 'refunded', 'at_pickup'] as const)(
  'an order that is %s has none',
  async (paymentStatus) => {
    const orderId = await paid();
    await shop.db.updateTable('orders').set({ paymentStatus }).where('id', '=', orderId).execute();
    expect((await receiptFor(buyer, orderId)).status).toBe(404);
  },
);

test.each([
  [0, 0],
  [10, 0],
  [11, 1],
  [108, 9],
  [1100, 100],
  [3600, 327],
  [5_800_000_000_001, 527_272_727_272],
])('of %i yen, %i are tax', (total, tax) => {
  expect(taxWithin(total)).toBe(tax);
});
