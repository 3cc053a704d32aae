import { sampleClub } from '@homestand/app-core/testing/sampleClub';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { product } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const goods = `/u/goods/${product.product.id}`;
const load = 'GET /v1/user/products/{productId}';
const add = page.getByRole('button', { name: 'カートに入れる' });
const quantity = page.getByRole('textbox', { name: '数量' });

test('[GOODS-02] a product sold on another site opens that site, and has no cart', async () => {
  const link = 'https://example.com/voice-ring';
  await showApp(goods, {
    answers: {
      [load]: {
        product: { ...product.product, externalLinkEnabled: 1, externalLinkUrl: link },
      },
    },
  });
  const seller = page.getByRole('link', { name: /^販売サイトで購入する/ });
  await expect.element(seller).toHaveAttribute('href', link);
  // The seller's page gets no opener.
  await expect.element(seller).toHaveAttribute('target', '_blank');
  await expect.element(seller).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(add).not.toBeInTheDocument();
});

test('[GORD-01] 会場払いで注文する carries the quantity on', async () => {
  const { path } = await showApp(goods);
  await page.getByRole('button', { name: '数量を増やす' }).click();
  await page.getByRole('button', { name: '会場払いで注文する' }).click();
  await expect.poll(path).toBe(`${goods}/order?quantity=2`);
});

test.each([
  ['sold_out', '売り切れ', '売り切れのため、ご注文いただけません。'],
  ['in_payment', 'ほかの方がお支払い中です', /^ほかの方のお支払いが終わるまで/],
] as const)(
  '[STOCK-03] [STOCK-11] what is %s says so and cannot be added or ordered',
  async (state, label, reason) => {
    const { server, path } = await showApp(goods, {
      answers: {
        [load]: { ...product, product: { ...product.product, stock: { state, left: 0 } } },
      },
    });
    await expect.element(page.getByText(label)).toBeVisible();
    const order = page.getByRole('button', { name: '会場払いで注文する' });
    for (const button of [add, order]) {
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await expect.element(button).toHaveAccessibleDescription(reason);
      await button.click({ force: true });
    }
    expect(path()).toBe(goods);
    expect(server.requests('PUT /v1/user/cart')).toEqual([]);
  },
);

test('[STOCK-14] before the opening nothing can be ordered; at the hour it can, without a reload', async () => {
  const { server, clock } = await showApp(goods, {
    prepare: (starting) =>
      starting.answer(load, () => ({
        ...product,
        product: { ...product.product, opensAt: new Date(Date.now() + 60_000).toISOString() },
      })),
  });
  await expect.element(page.getByText(/ 販売開始/)).toMatchTextContent(/（あと1分0秒）$/);
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await expect.element(add).toHaveAccessibleDescription(/から、ご注文いただけます。$/);
  await clock.runFor(58_000);
  await expect.element(page.getByText(/ 販売開始/)).toMatchTextContent(/（あと2秒）$/);
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  await clock.runFor(2100);
  await expect
    .element(page.getByText('販売が始まりました。ご注文いただけます。'))
    .toBeInTheDocument();
  await expect.element(add).not.toHaveAttribute('aria-disabled', 'true');
  expect(server.requests(load)).toHaveLength(1);
});

test('[STOCK-14] a sale that ends while its page is open is over on it', async () => {
  const { clock } = await showApp(goods, {
    prepare: (starting) =>
      starting.answer(load, () => ({
        ...product,
        product: { ...product.product, closesAt: new Date(Date.now() + 60_000).toISOString() },
      })),
  });
  await expect.element(add).not.toHaveAttribute('aria-disabled', 'true');
  await clock.runFor(60_100);
  await expect.element(page.getByText('販売終了')).toBeVisible();
  await expect.element(add).toHaveAccessibleDescription('販売を終了しました。');
});

test('[STOCK-10] [STOCK-11] who waits on the page sees what others buy, and can buy what comes back', async () => {
  const { id: productId } = product.product;
  const { server } = await showApp(goods, {
    answers: {
      [load]: { ...product, product: { ...product.product, stock: { state: 'few', left: 1 } } },
    },
  });
  await expect.element(page.getByText('残り1点')).toBeVisible();
  await expect.poll(server.streamCount).toBe(1);
  const show = (stock: { state: 'in_payment' | 'few'; left: number }) =>
    server.emit({ type: 'stock', productId, shown: { stock, options: [] } });
  show({ state: 'in_payment', left: 0 });
  await expect.element(page.getByText('ほかの方がお支払い中です')).toBeVisible();
  await expect.element(add).toHaveAttribute('aria-disabled', 'true');
  show({ state: 'few', left: 2 });
  await expect.element(page.getByText('残り2点')).toBeVisible();
  await expect.element(add).not.toHaveAttribute('aria-disabled');
  expect(server.requests(load)).toHaveLength(1);
  // A fan whose own unfinished payment holds the pieces asks what is true for them.
  server.emit({ type: 'stock', productId, shown: null });
  await expect.poll(() => server.requests(load).length).toBe(2);
  await expect.element(page.getByText('残り1点')).toBeVisible();
});

test('[STOCK-03] of few pieces the page says how many are left, and adds no more', async () => {
  const { server } = await showApp(goods, {
    answers: {
      [load]: { ...product, product: { ...product.product, stock: { state: 'few', left: 2 } } },
    },
  });
  await expect.element(page.getByText('残り2点')).toBeVisible();
  await quantity.fill('3');
  await add.click();
  await expect
    .element(quantity)
    .toHaveAccessibleDescription('残り2点です。数量を減らしてください。');
  expect(server.requests('PUT /v1/user/cart')).toEqual([]);
  await quantity.fill('2');
  await add.click();
  await expect.element(page.getByRole('dialog', { name: 'カートに追加しました' })).toBeVisible();
});

const sizes = [
  { id: 71, label: 'S', price: 8800 },
  { id: 72, label: 'M', price: 8800, stock: { state: 'few' as const, left: 2 } },
  { id: 73, label: 'L', price: 9900, stock: { state: 'sold_out' as const, left: 0 } },
];
const sized = { ...product, product: { ...product.product, options: sizes } };
const sizeOf = (name: string) => page.getByRole('radio', { name, exact: true });
const dialog = page.getByRole('dialog', { name: 'カートに追加しました' });

test('[STOCK-04] an option is chosen before the product is added; the choice stays over a reload', async () => {
  const { server, path, reload } = await showApp(goods, { answers: { [load]: sized } });
  await expect.element(page.getByText('¥8,800〜')).toBeVisible();
  await quantity.fill('2');
  await add.click();
  const group = page.getByRole('radiogroup', { name: '種類' });
  await expect.element(group).toHaveAccessibleDescription('種類を選んでください');
  await expect.element(quantity).toHaveValue('2');
  expect(server.requests('PUT /v1/user/cart')).toEqual([]);

  await expect.element(sizeOf('L')).toHaveAccessibleDescription('¥9,900（税込） ・ 売り切れ');
  await sizeOf('M').click();
  await expect.element(group).toHaveAccessibleDescription('');
  await expect.poll(path).toBe(`${goods}?option=72`);
  await reload();
  await expect.element(sizeOf('M')).toBeChecked();
  await expect.element(page.getByText('残り2点', { exact: true })).toBeVisible();
  await quantity.fill('2');
  await add.click();
  await expect.element(dialog).toMatchTextContent(/ M数量 2/);
  expect(server.requests('PUT /v1/user/cart').map(({ body }) => body)).toEqual([
    { items: [{ productId: product.product.id, optionId: 72, quantity: 2 }], append: true },
  ]);
});

test('[STOCK-04] a product with one option is chosen at once, and the order at pickup takes it along', async () => {
  const { path } = await showApp(goods, {
    answers: { [load]: { ...sized, product: { ...sized.product, options: sizes.slice(1, 2) } } },
  });
  await expect.element(sizeOf('M')).toBeChecked();
  await page.getByRole('button', { name: '会場払いで注文する' }).click();
  await expect.poll(path).toBe(`${goods}/order?quantity=1&option=72`);
  await expect.element(page.getByText('M', { exact: true })).toBeVisible();
});

test('[STOCK-06] after a refused addition the page says what is left, and nothing is lost', async () => {
  const { server } = await showApp(`${goods}?option=71`, { answers: { [load]: sized } });
  await quantity.fill('4');
  const message = `「${product.product.name}（S）」は残り3点です。`;
  server.fail('PUT /v1/user/cart', { code: 422, message });
  const few = sizes.map((size) => ({ ...size, stock: { state: 'few' as const, left: 3 } }));
  server.answer(load, { ...sized, product: { ...sized.product, options: few } });
  await add.click();
  await expect
    .element(page.getByRole('form').getByRole('alert').first())
    .toMatchTextContent(message);
  await expect
    .element(quantity)
    .toHaveAccessibleDescription('残り3点です。数量を減らしてください。');
  await expect.element(quantity).toHaveValue('4');
  await expect.element(sizeOf('S')).toBeChecked();
  server.restore('PUT /v1/user/cart');
  await quantity.fill('3');
  await add.click();
  await expect.element(dialog).toBeVisible();
});

test('[STOCK-11] the page says what is left as soon as it is visible again', async () => {
  const { server, clock } = await showApp(goods, { answers: { [load]: sized } });
  await expect.element(sizeOf('S')).toHaveAccessibleDescription('¥8,800（税込）');
  const soldOut = sizes.map((size) => ({
    ...size,
    stock: { state: 'sold_out' as const, left: 0 },
  }));
  server.answer(load, { ...sized, product: { ...sized.product, options: soldOut } });
  await clock.runFor(6000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(sizeOf('S')).toHaveAccessibleDescription('¥8,800（税込） ・ 売り切れ');
});

const notify = 'PUT /v1/user/products/{productId}/stock-notice';
const soldOut = { state: 'sold_out' as const, left: 0 };
const gone = { ...product, product: { ...product.product, stock: soldOut } };
const club = { 'GET /v1/club': { ...sampleClub, pushKey: 'sample' } };
const askButton = page.getByRole('button', { name: '再入荷を知らせる' });
const cancelButton = page.getByRole('button', { name: '取り消す' });

test('[STOCK-19] what is sold out can be waited for and canceled; the page says that notifications have to be on', async () => {
  const { server, path } = await showApp(goods, { answers: { ...club, [load]: gone } });
  await askButton.click();
  await expect.element(page.getByText('お知らせを待っています')).toBeVisible();
  await cancelButton.click();
  await expect.element(askButton).toBeVisible();
  const calls = server
    .requests()
    .filter(({ operation }) => operation.endsWith('/stock-notice'))
    .map(({ operation, params, body }) => [operation, params['productId'], body]);
  const id = String(product.product.id);
  expect(calls).toEqual([
    [notify, id, {}],
    [notify.replace('PUT', 'DELETE'), id, {}],
  ]);
  await page.getByRole('link', { name: '通知の設定を開く' }).click();
  await expect.poll(path).toBe('/u/my-page');
});

test('[STOCK-19] each option that is sold out is waited for by itself; after the notice the page asks again', async () => {
  const { server } = await showApp(goods, {
    answers: { ...club, [load]: { ...sized, stockNotices: [{ optionId: 73 }] } },
  });
  await expect.element(page.getByRole('button', { name: '取り消す（L）' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^再入荷を知らせる/ }))
    .not.toBeInTheDocument();
  await expect.poll(server.streamCount).toBe(1);
  server.answer(load, sized);
  server.emit({ type: 'stock', productId: product.product.id, shown: null });
  await page.getByRole('button', { name: '再入荷を知らせる（L）' }).click();
  await expect.element(page.getByRole('button', { name: '取り消す（L）' })).toBeVisible();
  expect(server.requests(notify).map(({ body }) => body)).toEqual([{ optionId: 73 }]);
});

test('[STOCK-19] offline an error shows at the button; a refusal loads what can be ordered', async () => {
  const { server, clock } = await showApp(goods, { answers: { ...club, [load]: gone } });
  await expect.element(askButton).toBeVisible();
  server.disconnect();
  await askButton.click();
  const alert = page.getByText(/サーバーに接続できません/);
  await expect
    .poll(async () => {
      await clock.runFor(2000);
      return alert.elements().length;
    })
    .toBeGreaterThan(0);
  server.connect();
  server.fail(notify, { code: 409, message: 'いまご注文いただけます。' });
  server.answer(load, product);
  await askButton.click();
  await expect.element(add).not.toHaveAttribute('aria-disabled');
  await expect.element(askButton).not.toBeInTheDocument();
});

test('[STOCK-19] there is nothing to wait for at a club without notifications', async () => {
  await showApp(goods, {
    answers: { [load]: gone, 'GET /v1/club': { ...sampleClub, pushKey: null } },
  });
  await expect.element(page.getByText('売り切れ', { exact: true })).toBeVisible();
  await expect.element(askButton).not.toBeInTheDocument();
});

test('[CLUB-05] a club without 会場払い offers the cart alone, and says nothing of 会場払い in the shop', async () => {
  const { goto } = await showApp(goods, {
    answers: { 'GET /v1/club': { ...sampleClub, payableAtPickup: false } },
  });
  await expect.element(add).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '会場払いで注文する' }))
    .not.toBeInTheDocument();
  await goto('/u/shop');
  await page.getByRole('button', { name: '購入方法' }).click();
  const help = page.getByRole('dialog', { name: '購入方法' });
  await expect.element(help).toMatchTextContent(/クレジットカードの一括払い/);
  await expect.element(help).not.toMatchTextContent(/会場払い/);
});

test('a product that does not exist links back to the shop, without a toast', async () => {
  const { clock, path, goto } = await showApp(goods, {
    prepare: (server) => server.fail(load, 404),
  });
  for (const address of [goods, '/u/goods/uniform']) {
    await goto(address);
    await expect
      .element(page.getByRole('heading', { name: '商品が見つかりません' }).last())
      .toBeVisible();
    await clock.settle();
    const toasts = page.getByRole('region', { name: 'お知らせ' });
    expect(toasts.getByRole('button', { name: '閉じる' }).elements()).toEqual([]);
    await page.getByRole('link', { name: 'ショップへ戻る' }).click();
    await expect.poll(path).toBe('/u/shop');
  }
});

test('[GOODS-05] offline an error shows at the button, the quantity stays, and a retry adds once', async () => {
  const put = 'PUT /v1/user/cart';
  const { server, clock } = await showApp(goods);
  await quantity.fill('4');
  server.disconnect();
  await add.click();
  const alert = page.getByRole('form').getByRole('alert');
  // Until the last try has failed; in steps: the lock between tabs answers outside of the fake clock.
  await expect
    .poll(async () => {
      await clock.runFor(2000);
      return alert.elements().length;
    })
    .toBe(1);
  await expect.element(alert).toMatchTextContent(/サーバーに接続できません/);
  await expect.element(quantity).toHaveValue('4');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  server.connect();
  await add.click();
  await expect.element(page.getByRole('dialog', { name: 'カートに追加しました' })).toBeVisible();
  expect(server.requests(put).map(({ body }) => body)).toEqual([
    { items: [{ productId: product.product.id, quantity: 4 }], append: true },
  ]);
});
