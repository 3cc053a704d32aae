import type { components } from '@homestand/api-client';
import { obfuscate } from '@homestand/app-core/browser/obfuscate';
import { getSession } from '@homestand/app-core/session/session';
import { sampleClub } from '@homestand/app-core/testing/sampleClub';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { getCheckoutDraft } from '../../data/checkout/checkoutDraft.store';
import { keysOf } from '../../testing/sampleCheckout';
import { order, product, shippingAddress } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

type Schemas = components['schemas'];

const ordering = 'POST /v1/user/orders';
const path = '/u/goods/1/order?quantity=2';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const submit = page.getByRole('button', { name: '注文する' });
const done = page.getByRole('dialog', { name: 'ご注文を受け付けました' });
const alert = page.getByRole('main').getByRole('alert');

/** The form, filled in from the saved address. */
async function openForm() {
  const app = await showApp(path);
  await expect.element(field('電話番号')).not.toHaveValue('');
  return app;
}

test('[STOCK-05] above the limit of pickup orders an open form shows the error and keeps the input', async () => {
  const { server } = await openForm();
  await field('電話番号').fill('08012345678');
  const message = '合わせて100,000円までです。いま40,000円分のご注文があります。';
  server.fail(ordering, { code: 400, message });
  await submit.click();
  await expect.element(alert).toMatchTextContent(message);
  await expect.element(field('電話番号')).toHaveValue('08012345678');
  await expect.element(field('お名前')).not.toHaveValue('');
  expect(server.requests(ordering)).toHaveLength(1);
});

test('[STOCK-04] [STOCK-06] an order of an option that is short: one tap takes what is left, and no input is lost', async () => {
  const option = { id: 71, label: 'L', price: 9900 };
  const sized = (stock?: Schemas['ProductOption']['stock']) => ({
    ...product,
    product: { ...product.product, options: [{ ...option, ...(stock && { stock }) }] },
  });
  const load = 'GET /v1/user/products/{productId}';
  const { server, path: address } = await showApp('/u/goods/1/order?quantity=5&option=71', {
    prepare: (starting) => starting.answer(load, sized()),
  });
  await expect.element(page.getByText('¥9,900 ・ 数量 5')).toBeVisible();
  await field('電話番号').fill('08012345678');
  const message = `「${product.product.name}（L）」は残り3点です。`;
  server.fail(ordering, {
    code: 422,
    message,
    data: {
      errors: [{ field: 'items.0', message, productId: 1, optionId: 71, available: 3 }],
    },
  });
  server.answer(load, sized({ state: 'few', left: 3 }));
  await submit.click();
  await expect.element(alert).toMatchTextContent(message);
  await page.getByRole('button', { name: /^残り3点にする/ }).click();
  await expect.element(page.getByText('¥9,900 ・ 数量 3')).toBeVisible();
  expect(address()).toBe('/u/goods/1/order?quantity=3&option=71');
  await expect.element(alert).not.toMatchTextContent(message);
  await expect.element(field('電話番号')).toHaveValue('08012345678');
  server.restore(ordering);
  await submit.click();
  await expect.element(done).toBeVisible();
  expect(server.requests(ordering).at(-1)?.body).toMatchObject({
    items: [{ product_id: 1, option_id: 71, quantity: 3, unit_price: 9900 }],
  });
});

test('[STOCK-17] a quantity above the limit for a person: one tap takes what the fan can still have', async () => {
  const limits = { ...product.purchaseLimits, perPerson: 3, ordered: 1, available: 2 };
  const { path: address } = await showApp('/u/goods/1/order?quantity=5', {
    answers: { 'GET /v1/user/products/{productId}': { ...product, purchaseLimits: limits } },
  });
  await expect
    .element(page.getByText('お一人様3点の上限により、あと2点までご注文いただけます。'))
    .toBeVisible();
  await page.getByRole('button', { name: /^残り2点にする/ }).click();
  await expect.element(page.getByText(/数量 2$/)).toBeVisible();
  expect(address()).toBe('/u/goods/1/order?quantity=2');
  await expect.element(page.getByText(/お一人様3点/)).not.toBeInTheDocument();
});

test('[GORD-03] a tab that prefills its fields stores nothing: what another tab stores meanwhile stays, in both', async () => {
  await openForm();
  expect(localStorage.getItem('ntt_user_data')).toBeNull();
  const inOtherTab = { ...getCheckoutDraft().customerInfo.orderForm, email: 'hamano@example.jp' };
  localStorage.setItem(
    'ntt_user_data',
    obfuscate({
      personId: getSession()?.userId,
      customerInfo: { ...getCheckoutDraft().customerInfo, orderForm: inOtherTab },
      creditCardPayInfo: null,
      addressForm: null,
      attempts: {},
    }),
  );
  window.dispatchEvent(new StorageEvent('storage', { key: 'ntt_user_data' }));
  await expect.element(field('メールアドレス')).toHaveValue('hamano@example.jp');
  await expect.element(field('電話番号')).not.toHaveValue('');

  await field('電話番号').fill('');
  await expect.element(field('電話番号')).toHaveValue('');
  expect(getCheckoutDraft().customerInfo.orderForm).toMatchObject({
    name: shippingAddress.name,
    email: 'hamano@example.jp',
    phone: '',
  });
});

test('[GORD-01] an invalid quantity, or a product sold on another site, leads to the product', async () => {
  const app = await openForm();
  const heading = page.getByRole('heading', { level: 1, name: product.product.name });
  for (const quantity of [
    '',
    '?quantity=',
    '?quantity=0',
    '?quantity=3.0e2',
    '?quantity=1000000000',
  ]) {
    await app.goto(`/u/goods/1/order${quantity}`);
    await expect.poll(app.path).toBe('/u/goods/1');
    await expect.element(heading).toBeVisible();
  }
  app.server.answer('GET /v1/user/products/{productId}', {
    ...product,
    product: {
      ...product.product,
      externalLinkEnabled: 1,
      externalLinkUrl: 'https://example.com/towel',
    },
  });
  await app.goto(path);
  await expect.poll(app.path).toBe('/u/goods/1');
  await expect.element(heading).toBeVisible();
});

test('[CLUB-05] without 会場払い the form leads to the product; an order that was placed before shows its number', async () => {
  const app = await showApp(path, {
    answers: { 'GET /v1/club': { ...sampleClub, payableAtPickup: false } },
  });
  await expect.poll(app.path).toBe('/u/goods/1');
  await expect
    .element(page.getByRole('heading', { level: 1, name: product.product.name }))
    .toBeVisible();
  await app.goto(`${path}&ordered=${order.id}`);
  await expect.element(done).toMatchTextContent(order.id);
});

test('[GORD-03] a lost response, a reload and a changed field make one order, and the next order is another one', async () => {
  const { server, clock, reload, goto } = await openForm();
  server.fail(ordering, 'network');
  await submit.click();
  await clock.runFor(120_000);
  await expect.element(alert).toMatchTextContent('二重に注文されることはありません。');
  await expect.element(field('メールアドレス')).not.toHaveValue('');
  const [first, ...others] = server.requests(ordering);
  expect(others.length).toBeGreaterThan(0);

  await reload();
  await expect.element(alert).toMatchTextContent('二重に注文');
  // The key belongs to the first body: the server refuses another one.
  server.answer(ordering, ({ body }) =>
    JSON.stringify(body) === JSON.stringify(first?.body)
      ? { order_id: order.id }
      : Response.json({ code: 409, message: '別のご注文です。', data: null }, { status: 409 }),
  );
  await field('電話番号').fill('08012345678');
  await submit.click();
  await expect.element(done).toMatchTextContent(order.id);
  expect(new Set(keysOf(server, ordering)).size).toBe(1);

  server.answer(ordering, { order_id: order.id });
  await goto(path);
  await submit.click();
  await expect.element(done).toBeVisible();
  expect(new Set(keysOf(server, ordering)).size).toBe(2);
});

test('[GORD-03] a changed price is reported and shown before anything is ordered', async () => {
  const { server } = await openForm();
  const price = product.product.price + 1000;
  server.answer('GET /v1/user/products/{productId}', {
    ...product,
    product: { ...product.product, price },
  });
  server.fail(ordering, { code: 409, message: '価格が変わりました。' });
  await submit.click();
  await expect.element(alert).toMatchTextContent('価格が変わりました。');
  await expect.element(page.getByText(`¥${(price * 2).toLocaleString('ja-JP')}`)).toBeVisible();
  await expect.element(done).not.toBeInTheDocument();
  server.restore(ordering);
  await submit.click();
  await expect.element(done).toBeVisible();
  expect(server.requests(ordering).at(-1)?.body).toMatchObject({ items: [{ unit_price: price }] });
});

test('[GORD-03] a fan who has left sees the number of the order, and Back leads to where they were', async () => {
  const { server, path, back } = await openForm();
  const release = server.hold(ordering);
  await submit.click();
  await expect.poll(() => server.requests(ordering)).toHaveLength(1);
  await page.getByRole('link', { name: '戻る' }).click();
  await expect.poll(path).toBe('/u/goods/1');
  release();
  await expect.element(done).toMatchTextContent(order.id);
  await back();
  await expect.poll(path).toBe('/u/goods/1');
});
