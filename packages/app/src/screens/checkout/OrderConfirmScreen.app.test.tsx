import { reveal } from '@homestand/app-core/browser/obfuscate';
import { sampleClub } from '@homestand/app-core/testing/sampleClub';
import type { SampleServer } from '@homestand/app-core/testing/sampleServer';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  type CheckoutDraft,
  getCheckoutDraft,
  updateCheckoutDraft,
} from '../../data/checkout/checkoutDraft.store';
import { reloadCart } from '../../data/shop/cart';
import {
  choosePickup,
  fillCard,
  fillCheckout,
  fillCustomer,
  storeAttempt,
} from '../../testing/prepare';
import {
  enterCard,
  keysOf,
  pageError,
  placeButton,
  placing,
  startSampleCart,
  startSampleGateway,
  thanksHeading,
} from '../../testing/sampleCheckout';
import { suspendedAnswers } from '../../testing/sampleSanctions';
import { order, orderAtPickup } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const number = page.getByRole('textbox', { name: 'カード番号' });
const code = page.getByRole('textbox', { name: 'セキュリティコード' });
const content = page.getByRole('region', { name: 'ご注文内容' });
const priceChanged = '価格が変わりました。内容をご確認のうえ、もう一度ご注文ください。';
const towelId = 2;

/** A checkout of two towels at 1,800 yen each. */
async function openCheckout(path: string, prepare: (server: SampleServer) => void = fillCheckout) {
  let cart: ReturnType<typeof startSampleCart> | undefined;
  const app = await showApp(path, {
    prepare(server) {
      prepare(server);
      cart = startSampleCart(server, { productId: towelId, quantity: 2 });
      cart.setPrice(towelId, 1800);
    },
  });
  return {
    ...app,
    gateway: startSampleGateway(),
    setPrice: (price: number) => cart?.setPrice(towelId, price),
    setLines: () => cart?.set(),
    /** The bodies of the orders that have arrived. */
    orders: () => app.server.requests(placing).map(({ body }) => body),
  };
}

test('[CHK-09] [STOR-04] a reload of the confirmation leads to the payment page, with all fields but number and security code', async () => {
  const { reload, path, orders } = await openCheckout('/u/order-confirm');
  await expect.element(placeButton).toBeVisible();
  await reload();
  await expect.element(number).toHaveAccessibleDescription(/末尾4242/);
  expect(path()).toBe('/u/checkout-payment');
  await expect.element(number).toHaveValue('');
  await expect.element(code).toHaveValue('');
  const holder = page.getByRole('textbox', { name: 'カード名義人' });
  await expect.element(holder).toHaveValue('SAKURA HAMANO');
  await expect.element(page.getByRole('combobox', { name: '有効期限（月）' })).toHaveValue('12');
  expect(orders()).toEqual([]);
  await enterCard();
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
});

test('[CHK-04] back from the confirmation to the payment page and forward again: no input is lost', async () => {
  const { orders } = await openCheckout('/u/checkout-payment', fillCustomer);
  await enterCard();
  await page.getByRole('link', { name: 'お支払い方法を変更' }).click();
  await expect.element(number).toHaveValue('4111 1111 1111 1111');
  await expect.element(code).toHaveValue('987');
  await page.getByRole('button', { name: '次へ進む' }).click();
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(orders()).toMatchObject([{ expectedTotal: 3600 }]);
});

test('[CHK-06] missing information prevents the order with a message and a link to its form', async () => {
  const { path, orders, gateway } = await openCheckout('/u/order-confirm', fillCard);
  const words = 'お客様情報が不足しています。前の画面で入力してください。';
  await placeButton.click();
  await expect.element(pageError).toMatchTextContent(words);
  const customer = page.getByRole('region', { name: 'お客様情報' });
  await expect.element(customer).toMatchTextContent(words);
  expect([gateway.count(), orders()]).toEqual([0, []]);
  await page.getByRole('link', { name: 'お客様情報を変更' }).click();
  await expect.element(page.getByRole('radio', { name: '会場受け取り' })).toBeChecked();
  expect(path()).toBe('/u/checkout-info');
});

test('[CHK-04] [ERR-02] a card number that the payment company rejects shows an error at its field', async () => {
  const { path, gateway, orders } = await openCheckout('/u/order-confirm');
  const error = { code: 'invalid_number', param: 'payment_details[number]' };
  gateway.respondWith(() => Response.json({ error }, { status: 422 }));
  await placeButton.click();
  await expect
    .element(page.getByText('決済に失敗しました。カードの情報をご確認ください。'))
    .toBeVisible();
  await expect.element(number).toHaveAccessibleDescription(/カード番号を正しく入力してください/);
  expect(path()).toBe('/u/checkout-payment');
  expect(orders()).toEqual([]);
});

test('[CHK-11] a price that changed meanwhile is reported and shown before the order is sent', async () => {
  const { gateway, orders, setPrice } = await openCheckout('/u/order-confirm');
  await expect.element(content).toMatchTextContent('¥3,600');
  setPrice(2000);
  await placeButton.click();
  await expect.element(pageError).toMatchTextContent(priceChanged);
  await expect.element(content).toMatchTextContent('¥4,000');
  expect([gateway.count(), orders()]).toEqual([0, []]);
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(orders()).toMatchObject([{ expectedTotal: 4000 }]);
});

test.each(['card', 'pickup'] as const)(
  '[STOCK-06] [STOCK-04] a cart that is short (%s): one tap takes what is left, then the new total is sent',
  async (way) => {
    const operation = way === 'card' ? placing : ('POST /v1/user/orders' as const);
    const { server, gateway } = await openCheckout(
      '/u/order-confirm',
      way === 'card' ? fillCheckout : choosePickup,
    );
    await expect.element(content).toMatchTextContent('¥3,600');
    // What a reload would show.
    const typed = localStorage.getItem('ntt_user_data');
    const message = '「スカーレットマフラータオル」は残り1点です。';
    server.fail(operation, {
      code: 422,
      message,
      data: { errors: [{ field: 'cart', message, productId: towelId, available: 1 }] },
    });
    await placeButton.click();
    await expect.element(pageError).toMatchTextContent(message);
    expect(localStorage.getItem('ntt_user_data')).toBe(typed);
    const take = page.getByRole('button', { name: /^残り1点にする/ });
    await take.click();
    await expect.element(content).toMatchTextContent(/数量 1.*¥1,800/);
    await expect.element(take).not.toBeInTheDocument();
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
    expect(getCheckoutDraft().customerInfo.orderForm.name).not.toBe('');
    server.restore(operation);
    await placeButton.click();
    await expect.element(thanksHeading).toBeVisible();
    expect(gateway.count()).toBe(way === 'card' ? 2 : 0);
    const [refused, sent] = server.requests(operation).map(({ body }) => body);
    if (way === 'card') expect([refused, sent]).toMatchObject([{}, { expectedTotal: 1800 }]);
    else
      expect([refused, sent]).toMatchObject([
        { items: [{ quantity: 2 }] },
        { items: [{ product_id: towelId, quantity: 1, unit_price: 1800 }] },
      ]);
    expect(new Set(keysOf(server, operation)).size).toBe(2);
  },
);

test('[CHK-08] a declined card keeps the stored customer, so that a reload loses nothing', async () => {
  const { server } = await openCheckout('/u/order-confirm');
  await expect.element(content).toMatchTextContent('¥3,600');
  const stored = () => reveal(localStorage.getItem('ntt_user_data') ?? '') as CheckoutDraft;
  const { customerInfo } = stored();
  expect(customerInfo.orderForm.name).not.toBe('');
  server.fail(placing, {
    code: 422,
    message: '残高不足のため、お支払いできませんでした。',
    data: { orderId: order.id },
  });
  await placeButton.click();
  await expect.element(page.getByText(/^残高不足のため/)).toBeVisible();
  expect(stored().customerInfo).toEqual(customerInfo);
  expect(JSON.stringify(stored())).not.toContain('4242424242424242');
});

test('[STOCK-14] a line that the server alone has closed says why, and is not called sold out', async () => {
  const { server } = await openCheckout('/u/order-confirm');
  await expect.element(content).toMatchTextContent('¥3,600');
  const message = '「スカーレットマフラータオル」は2026-11-28 10:00に販売を終了しました。';
  server.fail(placing, {
    code: 422,
    message,
    data: { errors: [{ field: 'cart', message, productId: towelId, available: 0 }] },
  });
  await placeButton.click();
  await expect.element(content.getByText(message)).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^カートから外す/ })).toBeVisible();
  await expect.element(content.getByText(/売り切れ/)).not.toBeInTheDocument();
});

test('[CHK-11] a price that changes on the open page is reported before the order is sent', async () => {
  const { orders, setPrice } = await openCheckout('/u/order-confirm');
  await expect.element(content).toMatchTextContent('¥3,600');
  setPrice(2000);
  await reloadCart();
  await expect.element(content).toMatchTextContent('¥4,000');
  await placeButton.click();
  await expect.element(pageError).toMatchTextContent(priceChanged);
  expect(orders()).toEqual([]);
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(orders()).toMatchObject([{ expectedTotal: 4000 }]);
});

test('[CHK-11] a shipping fee that changed meanwhile is reported and shown, and paid under another key', async () => {
  const { server, orders } = await openCheckout('/u/order-confirm', () => {
    fillCheckout();
    updateCheckoutDraft({ deliveryMethod: 'shipping' });
  });
  await expect.element(content).toMatchTextContent('¥4,300');
  const fee = 550;
  server.answer('GET /v1/club', {
    ...sampleClub,
    shippingFee: fee,
    shipping: { ...sampleClub.shipping, fee },
  });
  server.fail(placing, 409);
  await placeButton.click();
  await expect.element(pageError).toMatchTextContent(priceChanged);
  await expect.element(content).toMatchTextContent('¥4,150');
  server.restore(placing);
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(orders()).toMatchObject([{ expectedTotal: 4300 }, { expectedTotal: 4150 }]);
  expect(new Set(keysOf(server)).size).toBe(2);
});

test('[CHK-09] offline nothing is sent, and the fan sees that', async () => {
  const { server, clock, gateway, orders } = await openCheckout('/u/order-confirm');
  await expect.element(placeButton).toBeVisible();
  server.disconnect();
  await placeButton.click();
  await clock.runFor(60_000);
  await expect
    .element(pageError)
    .toMatchTextContent('通信できませんでした。注文は確定しておらず、請求も発生していません。');
  expect([gateway.count(), orders()]).toEqual([0, []]);
  server.connect();
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(orders()).toHaveLength(1);
});

test('[CHK-09] without any response the fan sees that the result is unknown, and another tap repeats the same order', async () => {
  const { server, clock, gateway } = await openCheckout('/u/order-confirm');
  server.fail(placing, 'network');
  await placeButton.click();
  await expect.element(page.getByText(/二重に請求されることはありません。/)).toBeVisible();
  await clock.runFor(120_000);
  await expect.element(pageError).toMatchTextContent('お支払いの結果をまだ確認できません');
  await expect.element(placeButton).not.toHaveAttribute('aria-busy', 'true');
  const sent = keysOf(server).length;
  expect(sent).toBeGreaterThan(1);
  server.restore(placing);
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(keysOf(server)).toHaveLength(sent + 1);
  expect(new Set(keysOf(server)).size).toBe(1);
  expect(gateway.count()).toBe(1);
});

test('[CHK-09] [ROB-04] a gateway that does not charge: the fan sees that at once, and the same key pays', async () => {
  const { server, clock, gateway } = await openCheckout('/u/order-confirm');
  const message = '注文は確定しておらず、請求も発生していません。';
  server.fail(placing, { code: 503, message });
  await placeButton.click();
  await expect.element(pageError).toMatchTextContent(message);
  await expect.element(placeButton).toHaveAttribute('aria-busy', 'true');
  server.restore(placing);
  await clock.runFor(20_000);
  await expect.element(thanksHeading).toBeVisible();
  expect(keysOf(server)).toHaveLength(2);
  expect(new Set(keysOf(server)).size).toBe(1);
  expect(gateway.count()).toBe(1);
});

test('[CHK-09] a gateway that charges and loses the response: the fan waits and sees the paid order', async () => {
  const { server, clock, path } = await openCheckout('/u/order-confirm');
  server.answer(placing, {
    orderId: order.id,
    paymentStatus: 'awaiting',
    redirectUrl: null,
    orderPaymentSessionId: null,
  });
  server.answer('GET /v1/user/orders/{orderId}', {
    order: { ...order, paymentStatus: 'awaiting' },
  });
  await placeButton.click();
  const checking = page.getByRole('heading', { name: 'お支払いの結果を確認しています' });
  await expect.element(checking).toBeVisible();
  expect(path()).toBe(`/u/order-confirm/${order.id}`);
  server.answer('GET /v1/user/orders/{orderId}', { order: { ...order, paymentStatus: 'paid' } });
  await clock.runFor(5000);
  await expect.element(thanksHeading).toBeVisible();
  expect(keysOf(server)).toHaveLength(1);
});

test('[CHK-09] an earlier payment without a result is ended on the payment page as soon as the server is reached', async () => {
  const key = '00000000-0000-4000-8000-000000000099';
  const end = 'DELETE /v1/user/checkouts/{checkoutKey}';
  const { server, orders } = await openCheckout('/u/checkout-payment', ({ answer, fail }) => {
    fillCustomer();
    answer(end, { orderId: null });
    storeAttempt({ key, at: 0, orderId: null });
    fail(end, 'network');
  });
  await expect
    .element(page.getByRole('heading', { name: 'お支払いの結果をまだ確認できません' }))
    .toBeVisible();
  server.restore(end);
  window.dispatchEvent(new Event('online'));
  await expect
    .element(page.getByText('前回の注文は確定していません。請求も発生していません。'))
    .toBeVisible();
  expect(server.requests(end).at(-1)?.params).toEqual({ checkoutKey: key });
  expect(orders()).toEqual([]);
  await enterCard();
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
  expect(keysOf(server)).toHaveLength(1);
  expect(keysOf(server)).not.toContain(key);
});

test('[CHK-09] a fan who has left learns that they have paid, and Back leads to where they were', async () => {
  const { server, path, back } = await openCheckout('/u/order-confirm');
  const release = server.hold(placing);
  await placeButton.click();
  await expect.poll(() => server.requests(placing)).toHaveLength(1);
  await page.getByRole('link', { name: 'お客様情報を変更' }).click();
  await page.getByRole('link', { name: '戻る' }).click();
  await expect.poll(path).toBe('/u/shop-cart');
  release();
  await expect.element(thanksHeading).toBeVisible();
  await back();
  await expect.poll(path).toBe('/u/shop-cart');
});

test('[CHK-04] a card refused after the fan has left leads nowhere', async () => {
  const { gateway, clock, path } = await openCheckout('/u/order-confirm');
  let respond = (_response: Response) => {};
  gateway.respondWith(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  await placeButton.click();
  await expect.poll(gateway.count).toBe(1);
  await page.getByRole('link', { name: 'お客様情報を変更' }).click();
  await expect.poll(path).toBe('/u/checkout-info');
  const error = { code: 'invalid_number', param: 'payment_details[number]' };
  respond(Response.json({ error }, { status: 422 }));
  await clock.settle();
  expect(path()).toBe('/u/checkout-info');
});

test('[SAFE-05] a suspension that the page has not heard of is told at the tap; the input is there again at its end', async () => {
  const { server, clock, reload } = await openCheckout('/u/order-confirm');
  await expect.element(placeButton).toBeVisible();
  server.answer('GET /v1/user/sanctions', suspendedAnswers['GET /v1/user/sanctions']);
  server.fail(placing, { code: 404, message: 'ご利用を停止しています。' });
  await placeButton.click();
  await expect.element(page.getByText(/停止中は、商品の購入/)).toBeVisible();
  await expect.element(placeButton).not.toBeInTheDocument();
  server.answer('GET /v1/user/sanctions', { list: [] });
  server.restore(placing);
  await clock.runFor(30_000);
  await expect.element(placeButton).toBeVisible();
  await reload();
  await expect.element(number).toBeVisible();
  expect(getCheckoutDraft().customerInfo.orderForm.name).toBe(order.name);
  await enterCard();
  await placeButton.click();
  await expect.element(thanksHeading).toBeVisible();
});

describe('[CHK-13] the cart, paid at the venue', () => {
  const placingForPickup = 'POST /v1/user/orders';
  const payment = page.getByRole('region', { name: 'お支払い方法' });
  const orderedHeading = page.getByRole('heading', { name: 'ご注文を受け付けました' });

  const payAtPickup = (server: SampleServer) => {
    choosePickup();
    server.answer('GET /v1/user/orders/{orderId}', { order: orderAtPickup });
  };
  const open = async (path = '/u/order-confirm', prepare = payAtPickup) => {
    const app = await openCheckout(path, prepare);
    const { server } = app;
    return {
      ...app,
      orders: () => server.requests(placingForPickup).map(({ body }) => body),
      keys: () => new Set(keysOf(server, placingForPickup)),
    };
  };

  test('is chosen beside the card and needs none: one order of all goods, and the cart is empty', async () => {
    const { gateway, orders, server, path } = await open('/u/checkout-payment', (server) => {
      payAtPickup(server);
      updateCheckoutDraft({ paymentMethod: 'credit_card' });
    });
    await expect.element(number).toBeVisible();
    await page.getByRole('radio', { name: '会場払い' }).click();
    await expect.element(number).not.toBeInTheDocument();
    await page.getByRole('link', { name: '次へ進む' }).click();
    await expect.element(payment).toMatchTextContent('会場払い');
    await placeButton.click();
    await expect.element(orderedHeading).toBeVisible();
    const name = order.orderItems[0]?.productName ?? '';
    await expect.element(content).toMatchTextContent(name);
    expect(orders()).toEqual([
      {
        items: [{ product_id: towelId, quantity: 2, unit_price: 1800 }],
        form: { name: order.name, email: 'sakura@example.com', phone: '09012345678' },
        from_cart: true,
      },
    ]);
    expect([gateway.count(), server.requests(placing)]).toEqual([0, []]);
    expect(getCheckoutDraft().paymentMethod).toBe('credit_card');
    expect(path()).toBe(`/u/order-complete/${order.id}`);
  });

  test('[CLUB-05] is not offered where the club or the delivery does not take it', async () => {
    const { server } = await open('/u/checkout-payment', (server) => {
      payAtPickup(server);
      updateCheckoutDraft({ deliveryMethod: 'shipping' });
    });
    await expect.element(number).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '会場払い' })).not.toBeInTheDocument();
    expect(server.requests(placingForPickup)).toEqual([]);
  });

  test('[CLUB-05] a club that stopped to take it asks for a card', async () => {
    const { path } = await open('/u/order-confirm', (server) => {
      payAtPickup(server);
      server.answer('GET /v1/club', { ...sampleClub, payableAtPickup: false });
    });
    await expect.element(number).toBeVisible();
    expect(path()).toBe('/u/checkout-payment');
    await expect.element(page.getByRole('radio', { name: '会場払い' })).not.toBeInTheDocument();
  });

  test('another price is shown before the order is sent', async () => {
    const { orders, setPrice } = await open();
    await expect.element(content).toMatchTextContent('¥3,600');
    setPrice(2000);
    await placeButton.click();
    await expect.element(pageError).toMatchTextContent(priceChanged);
    await expect.element(content).toMatchTextContent('¥4,000');
    expect(orders()).toEqual([]);
    await placeButton.click();
    await expect.element(orderedHeading).toBeVisible();
    expect(orders()).toMatchObject([{ items: [{ unit_price: 2000 }] }]);
  });

  test('[STOCK-05] a limit is said in the words of the server, and nothing typed is lost', async () => {
    const { server } = await open();
    const message = 'お受け取り前の会場払いのご注文は、5件までです。';
    server.fail(placingForPickup, { code: 422, message });
    await placeButton.click();
    await expect.element(pageError).toMatchTextContent(message);
    await expect
      .element(page.getByRole('region', { name: 'お客様情報' }))
      .toMatchTextContent(order.name);
    await page.getByRole('link', { name: 'お支払い方法を変更' }).click();
    await expect.element(page.getByRole('radio', { name: '会場払い' })).toBeChecked();
  });

  test('[CHK-09] offline nothing is sent or lost, and the fan sees that', async () => {
    const { server, clock, orders, reload } = await open();
    await expect.element(placeButton).toBeVisible();
    server.disconnect();
    await placeButton.click();
    await clock.runFor(60_000);
    await expect.element(pageError).toMatchTextContent('注文は確定しておらず');
    expect(orders()).toEqual([]);
    server.connect();
    await reload();
    await placeButton.click();
    await expect.element(orderedHeading).toBeVisible();
    expect(orders()).toHaveLength(1);
  });

  test('[CHK-09] without any response another tap repeats the same order, although the cart is empty by now', async () => {
    const { server, clock, orders, keys, setLines } = await open();
    server.fail(placingForPickup, 'network');
    await placeButton.click();
    await expect.element(page.getByText(/二重に注文されることはありません。/)).toBeVisible();
    await clock.runFor(120_000);
    await expect.element(pageError).toMatchTextContent('ご注文の結果をまだ確認できません');
    setLines();
    await reloadCart();
    await expect.element(content).toMatchTextContent('¥3,600');
    server.restore(placingForPickup);
    const sent = orders().length;
    await placeButton.click();
    await expect.element(orderedHeading).toBeVisible();
    expect(orders()).toHaveLength(sent + 1);
    expect(keys().size).toBe(1);
  });

  test('[CHK-09] after a reload the page asks what became of an order without a response', async () => {
    const { server, clock, reload, setLines, orders } = await open();
    server.fail(placingForPickup, 'network');
    await placeButton.click();
    await clock.runFor(120_000);
    await expect.element(pageError).toMatchTextContent('ご注文の結果をまだ確認できません');
    const sent = orders().length;
    setLines();
    server.answer('DELETE /v1/user/checkouts/{checkoutKey}', { orderId: order.id });
    await reload();
    await expect.element(orderedHeading).toBeVisible();
    expect(orders()).toHaveLength(sent);
    expect(server.requests('DELETE /v1/user/checkouts/{checkoutKey}')).toHaveLength(1);
  });
});
