import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubWith } from '../../../../../tests/support/clubs.ts';
import { orderForm, type Shop, startShop } from '../../../../../tests/support/shop.ts';
import { messages } from '../../messages.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(clubWith({ payments: { atPickup: false } }));
});
afterAll(() => shop.stop());

test('[CLUB-05] a club without 会場払い refuses it, says so to the app, and sells the same goods by card', async () => {
  const fan = await shop.createBuyer();
  const body = { items: [{ product_id: fan.productId, quantity: 1 }], form: orderForm };
  expect(await fan.call('POST', '/v1/user/orders', { body })).toMatchObject({
    status: 422,
    body: {
      message: messages.notPayableAtPickup,
      data: { errors: [{ field: 'items', message: messages.notPayableAtPickup }] },
    },
  });
  expect((await fan.call('GET', '/v1/user/orders')).body.data).toMatchObject({ list: [] });
  expect((await fan.call('GET', '/v1/club')).body.data).toMatchObject({
    payableAtPickup: false,
    commerceNotice: expect.arrayContaining([
      { term: '支払方法', description: 'クレジットカード（一括払いのみ）。' },
    ]),
  });
  expect((await shop.pay(fan)).started).toMatchObject({ paymentStatus: 'paid' });
});

test('[CLUB-05] an order from before is answered to its key again, and still waits at the counter', async () => {
  const before = await startShop();
  const fan = await before.createFan();
  const product_id = await before.createProduct(100);
  const call = {
    key: randomUUID(),
    body: { items: [{ product_id, quantity: 1 }], form: orderForm },
  };
  const placed = await fan.call('POST', '/v1/user/orders', call);
  expect(placed.status).toBe(200);
  before.config.club.payments.atPickup = false;
  expect(await fan.call('POST', '/v1/user/orders', call)).toMatchObject({
    status: 200,
    body: placed.body,
  });
  expect((await fan.call('POST', '/v1/user/orders', { body: call.body })).status).toBe(422);
  expect((await fan.call('GET', '/v1/user/orders')).body.data).toMatchObject({
    list: [{ deliveryStatus: 'pending', paymentStatus: 'at_pickup' }],
  });
  await before.stop();
});
