import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Fan } from '../../../../../tests/support/fixtures.ts';
import { cards, completeChallenge, tokenize } from '../../../../../tests/support/gateway.ts';
import { paidOrder, type Shop, startShop } from '../../../../../tests/support/serverWithGateway.ts';
import { count, stockOf } from '../../../../../tests/support/stock.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const giveUp = (fan: Fan, key: string) => fan.call('DELETE', `/v1/user/checkouts/${key}`);

describe('ending a checkout without a response', () => {
  test('[CHK-09] returns the order made with the key: paid, in a challenge or refused', async () => {
    for (const number of [cards.good, cards.asking, cards.poor]) {
      const fan = await shop.createBuyer();
      const key = randomUUID();
      const { started } = await shop.pay(fan, { number, key });
      const again = await giveUp(fan, key);
      expect(again).toMatchObject({ status: 200, body: { data: { orderId: started.orderId } } });
      expect(await shop.ordersOf(fan)).toHaveLength(1);
    }
  });

  test('[STOCK-10] closes a payment in a challenge, so that its pieces are on sale at once', async () => {
    const fan = await shop.createBuyer(2);
    await count(shop, fan.productId, 2);
    const key = randomUUID();
    const { started } = await shop.pay(fan, { number: cards.asking, key });
    expect(await stockOf(shop, fan.productId)).toEqual({ onHand: 2, held: 2 });
    expect((await giveUp(fan, key)).body.data).toEqual({ orderId: started.orderId });
    expect(await stockOf(shop, fan.productId)).toEqual({ onHand: 2, held: 0 });
    await completeChallenge(started.redirectUrl ?? '', 'succeed');
    await shop.settle();
    expect((await shop.chargesOf(fan)).filter(({ netAmount }) => netAmount > 0)).toEqual([]);
  });

  test('[STOCK-10] leaves a paid order and its pieces', async () => {
    const fan = await shop.createBuyer(2);
    await count(shop, fan.productId, 2);
    const key = randomUUID();
    await shop.pay(fan, { key });
    await giveUp(fan, key);
    expect(await stockOf(shop, fan.productId)).toEqual({ onHand: 2, held: 2 });
    expect(await shop.ordersOf(fan)).toMatchObject([{ paymentStatus: 'paid' }]);
  });

  test('[CHK-09] a later request with the key makes no order and no charge', async () => {
    const fan = await shop.createBuyer();
    const key = randomUUID();
    expect(await giveUp(fan, key)).toMatchObject({
      status: 200,
      body: { data: { orderId: null } },
    });
    expect(await giveUp(fan, key)).toMatchObject({
      status: 200,
      body: { data: { orderId: null } },
    });
    expect(await shop.pay(fan, { key })).toMatchObject({ status: 409 });
    expect(await shop.ordersOf(fan)).toEqual([]);
    expect(await shop.chargesOf(fan)).toEqual([]);
  });

  test('[CHK-09] during the charge, it returns the order at once', async () => {
    const fan = await shop.createBuyer();
    const key = randomUUID();
    const body = paidOrder(await tokenize(shop.gateway));
    const slow = shop.gateway.delay(/POST .*[/]pay$/);
    const first = fan.call('POST', '/v1/user/orders/create-with-payment', { body, key });
    await slow.arrived;
    const response = await giveUp(fan, key);
    const [order] = await shop.ordersOf(fan);
    expect(response.body.data).toEqual({ orderId: order?.id });
    slow.release();
    expect(await first).toMatchObject({ status: 200, body: { data: { orderId: order?.id } } });
    expect(await shop.chargesOf(fan)).toHaveLength(1);
  });

  test('ten requests and ten ends agree in any order', async () => {
    for (let round = 0; round < 5; round++) {
      const fan = await shop.createBuyer();
      const key = randomUUID();
      const body = paidOrder(await tokenize(shop.gateway));
      const [paid, ...ends] = await Promise.all([
        fan.call('POST', '/v1/user/orders/create-with-payment', { body, key }),
        ...Array.from({ length: 10 }, () => giveUp(fan, key)),
      ]);
      const orders = await shop.ordersOf(fan);
      const expected = paid.status === 200 ? (orders[0]?.id ?? 'an order') : null;
      for (const end of ends) expect(end.body.data).toEqual({ orderId: expected });
      expect(orders).toHaveLength(paid.status === 200 ? 1 : 0);
    }
  });

  test('another person’s key returns nothing', async () => {
    const fan = await shop.createBuyer();
    const key = randomUUID();
    await shop.pay(fan, { key });
    const other = await shop.createFan();
    expect((await giveUp(other, key)).body.data).toEqual({ orderId: null });
    expect((await giveUp(fan, key)).body.data).toEqual({ orderId: expect.any(String) });
  });
});
