import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Shop, startShop } from '../../../../tests/support/serverWithGateway.ts';
import { messages } from '../messages.ts';
import { createTerminal } from './terminal.testSupport.ts';

let shop: Shop;
let homestand: ReturnType<typeof createTerminal>;
beforeAll(async () => {
  shop = await startShop();
  homestand = createTerminal({ ...shop, environment: shop.gateway.environment });
});
afterAll(() => shop.stop());

async function createNamed(name: string) {
  const id = await shop.createProduct();
  await shop.db.updateTable('products').set({ name }).where('id', '=', id).execute();
  return id;
}

const form = { name: '港', email: 'a@example.com', phone: '09012345678' };

describe('a hidden product', () => {
  test('is in no list, page, cart or order, and comes back', async () => {
    const id = await createNamed('応援 タオル');
    const [fan, later] = [await shop.createFan(), await shop.createFan()];
    const put = (who = fan) =>
      who.call('PUT', '/v1/user/cart', {
        body: { items: [{ productId: id, quantity: 1 }], append: true },
      });
    const order = () =>
      fan.call('POST', '/v1/user/orders', {
        body: { form, items: [{ product_id: id, quantity: 1 }] },
      });
    const list = async () => {
      const { body } = await fan.call('GET', '/v1/user/products');
      return (body.data as { list: { id: number }[] }).list.map((product) => product.id);
    };
    const ordered = await order();
    const { order_id: orderId } = ordered.body.data as { order_id: string };
    expect((await put()).status).toBe(200);

    const hidden = await homestand(['products', 'hide', '応援タオル']);
    expect(hidden).toMatchObject({ code: 0, err: '' });
    expect(hidden.out).toContain('「応援 タオル」を非表示にしました。');
    expect(await list()).not.toContain(id);
    expect((await fan.call('GET', `/v1/user/products/${id}`)).status).toBe(404);
    expect((await fan.call('GET', '/v1/user/cart')).body.data).toMatchObject({
      cartItems: [],
      message: messages.productGone('応援 タオル'),
    });
    for (const refused of [await put(later), await order()])
      expect(refused).toMatchObject({
        status: 422,
        body: { data: { errors: [{ field: 'items', message: messages.productNotSold }] } },
      });
    expect((await fan.call('GET', `/v1/user/orders/${orderId}`)).body.data).toMatchObject({
      order: { orderItems: [{ productId: id, productName: '応援 タオル' }] },
    });
    expect((await homestand(['products', 'list'])).out).toMatch(
      new RegExp(`^${id} +応援 タオル +1,800円 +非表示$`, 'm'),
    );

    expect((await homestand(['products', 'show', String(id)])).code).toBe(0);
    expect(await list()).toContain(id);
    expect((await put()).status).toBe(200);
  });

  test('stays hidden if it is hidden again, or shown while it is on sale', async () => {
    const id = await createNamed('旗');
    expect((await homestand(['products', 'show', '旗'])).err).toBe('「旗」は販売中です。\n');
    expect((await homestand(['products', 'hide', String(id)])).code).toBe(0);
    expect((await homestand(['products', 'hide', '旗'])).err).toBe('「旗」はすでに非表示です。\n');
  });

  test('that is not found shows those whose name contains or resembles the text', async () => {
    const id = await createNamed('ナイターパーカー');
    const line = new RegExp(
      `^もしかして:\\n番号 .+\\n${id} +ナイターパーカー +1,800円 +販売中$`,
      'm',
    );
    for (const typed of ['パーカー', 'ナイタパーカー']) {
      const { code, err } = await homestand(['products', 'hide', typed]);
      expect(code).toBe(1);
      expect(err).toMatch(line);
    }
    expect((await homestand(['products', 'hide', '指輪'])).err).toBe(
      'グッズ「指輪」が見つかりません。\n',
    );
  });
});
