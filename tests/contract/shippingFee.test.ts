import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubWith } from '../support/clubs.ts';
import { address, type Shop, startShop } from '../support/serverWithGateway.ts';

const {
  name: _name,
  kana: _kana,
  email: _email,
  phoneNumber: _phone,
  ...shippingAddress
} = address;
const byMail = { deliveryMethod: 'shipping', shippingAddress };

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(clubWith({ shipping: { fee: 1550 } }));
});
afterAll(() => shop.stop());

test('[CHK-11] one setting is the fee of the club, its legal notice, the order, the charge and the receipt', async () => {
  const { data: club } = (await shop.nobody.call('GET', '/v1/club')).body;
  expect(club).toMatchObject({ shippingFee: 1550 });
  expect(JSON.stringify(club)).toContain('配送の場合、送料1,550円（全国一律）。');
  expect(JSON.stringify(club)).not.toContain('{shippingFee}');

  const fan = await shop.createBuyer();
  const { started } = await shop.pay(fan, { ...byMail, expectedTotal: 5150 });
  expect(started.paymentStatus).toBe('paid');
  expect((await shop.chargesOf(fan)).map(({ amount }) => amount)).toEqual([5150]);
  const path = `/v1/user/orders/${started.orderId}`;
  const { order } = (await fan.call('GET', path)).body.data as {
    order: { totalPrice: number; orderItems: unknown[] };
  };
  expect(order.totalPrice).toBe(5150);
  expect(order.orderItems[1]).toMatchObject({ productId: 0, unitPrice: 1550, quantity: 1 });
  expect((await fan.call('GET', `${path}/receipt`)).body.data).toMatchObject({ total: 5150 });
});

test('[CHK-09] a total with another fee is refused and not charged', async () => {
  const fan = await shop.createBuyer();
  expect(await shop.pay(fan, { ...byMail, expectedTotal: 3800 })).toMatchObject({ status: 409 });
  expect(await shop.chargesOf(fan)).toEqual([]);
  expect(await shop.ordersOf(fan)).toEqual([]);
});

test('[CHK-11] pickup stays free', async () => {
  const fan = await shop.createBuyer();
  expect(await shop.pay(fan, { expectedTotal: 3600 })).toMatchObject({ status: 200 });
});

test('[CHK-11] [CLUB-01] a club’s fee is that of the prefecture, and free above a sum; an order keeps its own', async () => {
  const fees = { fee: 880, freeFrom: 7000, byPrefecture: { 沖縄県: 1650 } };
  const other = await startShop(clubWith({ shipping: fees }));
  try {
    const { data: club } = (await other.nobody.call('GET', '/v1/club')).body;
    expect(JSON.stringify(club)).toContain(
      '送料880円（沖縄県は1,650円）。商品の合計が7,000円以上のときは無料です。会場受け取りは無料です。',
    );
    const pay = async (prefecture: string, expectedTotal: number, quantity = 2) => {
      const fan = await other.createBuyer(quantity);
      const order = { ...byMail, shippingAddress: { ...shippingAddress, prefecture } };
      return { fan, paid: await other.pay(fan, { ...order, expectedTotal }) };
    };
    expect((await pay('神奈川県', 4480)).paid).toMatchObject({ status: 200 });
    expect((await pay('沖縄', 5250)).paid).toMatchObject({ status: 200 });
    expect((await pay('沖縄県', 4480)).paid).toMatchObject({ status: 409 });
    expect((await pay('沖縄県', 7200, 4)).paid).toMatchObject({ status: 200 });

    const { fan, paid } = await pay('沖縄県', 5250);
    other.config.club.shipping.byPrefecture = [];
    const path = `/v1/user/orders/${paid.started.orderId}`;
    expect((await fan.call('GET', path)).body.data).toMatchObject({ order: { totalPrice: 5250 } });
    expect((await fan.call('GET', `${path}/receipt`)).body.data).toMatchObject({ total: 5250 });
  } finally {
    await other.stop();
  }
});
