import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { choosePickup } from '../../testing/prepare';
import { startSampleCart } from '../../testing/sampleCheckout';
import { cart, productPage } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const [jersey = '', towel = ''] = productPage.list.map(({ name }) => name);
const row = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const press = (name: string, button: string) => row(name).getByRole('button', { name: button });
const quantityIn = (name: string) => row(name).getByRole('textbox');
const undo = page.getByRole('button', { name: '元に戻す' });
const toCheckout = page.getByRole('link', { name: '注文手続きへ' });
const emptyHeading = page.getByRole('heading', { name: 'カートに商品がありません' });

/** The cart of one jersey and two towels. */
async function openCart() {
  let sample: ReturnType<typeof startSampleCart> | undefined;
  const app = await showApp('/u/shop-cart', {
    prepare(server) {
      sample = startSampleCart(
        server,
        { productId: 1, quantity: 1 },
        { productId: 2, quantity: 2 },
      );
    },
  });
  await expect.element(quantityIn(jersey)).toHaveValue('1');
  return { ...app, lines: () => sample?.lines() };
}

test('[CART-01] [CART-03] a removed product is restored to its position, and stays removed over Back and reload', async () => {
  const { clock, lines, back, reload } = await openCart();
  await press(jersey, '商品を削除').click();
  await expect.element(page.getByText(`「${jersey}」をカートから削除しました`)).toBeVisible();
  await clock.runFor(1000);
  expect(lines()).toEqual([[2, 2]]);
  await undo.click();
  await expect.element(quantityIn(jersey)).toHaveValue('1');
  await clock.runFor(1000);
  expect(lines()).toEqual([
    [1, 1],
    [2, 2],
  ]);

  await press(jersey, '商品を削除').click();
  await expect.element(undo).toBeVisible();
  await toCheckout.click();
  await expect.element(page.getByRole('radio', { name: '配送' })).toBeVisible();
  await back();
  await expect.element(row(towel)).toBeVisible();
  await expect.element(row(jersey)).not.toBeInTheDocument();
  await expect.element(undo).not.toBeInTheDocument();
  await clock.runFor(1000);
  await reload();
  await expect.element(quantityIn(towel)).toHaveValue('2');
  await expect.element(row(jersey)).not.toBeInTheDocument();
  expect(lines()).toEqual([[2, 2]]);
});

test('[CART-02] an emptied cart says so and has no way to the checkout, until its last product is restored', async () => {
  const { path } = await openCart();
  await press(jersey, '商品を削除').click();
  await press(towel, '数量を減らす').click();
  await press(towel, '商品を削除').click();
  await expect.element(emptyHeading).toBeVisible();
  await expect.element(toCheckout).not.toBeInTheDocument();
  await undo.nth(1).click();
  await expect.element(toCheckout).toBeVisible();
  await press(towel, '商品を削除').click();
  await page.getByRole('link', { name: 'ショップを見る' }).click();
  await expect.element(page.getByRole('list', { name: '商品' })).toBeVisible();
  expect(path()).toBe('/u/shop');
});

test('[CART-04] changes made offline are announced, and sent when the connection is back', async () => {
  const { server, clock, lines } = await openCart();
  const notice = page.getByText(/電波が戻ると、カートの変更を保存します/);
  await clock.runFor(5000);
  server.disconnect();
  for (let tap = 0; tap < 3; tap++) await press(jersey, '数量を増やす').click();
  await expect.element(quantityIn(jersey)).toHaveValue('4');
  await clock.runFor(30_000);
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('alert')).not.toBeInTheDocument();
  expect(lines()).toEqual([
    [1, 1],
    [2, 2],
  ]);
  server.connect();
  await clock.runFor(60_000);
  expect(lines()).toEqual([
    [1, 4],
    [2, 2],
  ]);
  await expect.element(notice).not.toBeInTheDocument();
});

test('[CART-01] a removed product and a changed price are told until the notice is closed, whoever read the cart first', async () => {
  const message = '「限定タオル」は販売を終了したため、カートから取り除きました。';
  const [line, ...others] = cart.cartItems;
  const cartItems = line ? [{ ...line, previousPrice: line.unitPrice - 300 }, ...others] : [];
  const { server, reload } = await showApp('/u/shop', {
    answers: { 'GET /v1/user/cart': { ...cart, cartItems, message } },
  });
  // The server repeats it until a change is based on this cart.
  server.answer('PUT /v1/user/cart', () => {
    server.answer('GET /v1/user/cart', { ...cart, cartItems });
    return { ...cart, cartItems };
  });
  const toCart = page.getByRole('link', { name: /^カートを見る（/ });
  await toCart.click();
  const notice = page.getByText(message);
  await expect.element(notice).toBeVisible();
  await expect.element(row(jersey)).toMatchTextContent('価格が変わりました（変更前 ¥');
  await reload();
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: '閉じる' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.poll(() => server.requests('PUT /v1/user/cart')).toHaveLength(1);
  expect(server.requests('PUT /v1/user/cart')[0]?.body).toMatchObject({
    items: cart.cartItems.map(({ productId, quantity }) => ({ productId, quantity })),
    version: cart.version,
  });
  await reload();
  await expect.element(row(jersey)).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  expect(server.requests('PUT /v1/user/cart')).toHaveLength(1);
});

test.each([
  ['cart', '/u/shop-cart'],
  ['confirmation', '/u/order-confirm'],
] as const)(
  '[STOCK-14] the %s opened first of all says what the server’s clock does, not that of the phone',
  async (_name, path) => {
    const load = 'GET /v1/user/cart';
    const hour = 3_600_000;
    const [line] = cart.cartItems;
    if (!line) throw new Error('The sample cart is empty.');
    const answerAt = (now: number) => () => {
      const closesAt = new Date(Date.now() + hour / 2).toISOString();
      const data = { ...cart, cartItems: [{ ...line, closesAt }] };
      const headers = { Date: new Date(now).toISOString() };
      return Response.json({ code: 200, message: 'success', data }, { headers });
    };
    const { server, reload } = await showApp(path, {
      prepare(starting) {
        choosePickup();
        // The sale ends in half an hour by the phone, whose clock is an hour behind.
        starting.answer(load, answerAt(Date.now() + hour));
      },
    });
    await expect.element(page.getByText(/販売を?終了/).first()).toBeVisible();
    server.answer(load, () => answerAt(Date.now())());
    await reload();
    await expect.element(page.getByText(line.productName).first()).toBeVisible();
    await expect.element(page.getByText(/販売を?終了/)).not.toBeInTheDocument();
  },
);

test('[STOCK-03] [STOCK-04] [STOCK-06] [STOCK-11] two sizes are two rows, live; what is left of one is taken by one tap', async () => {
  const [line] = cart.cartItems;
  if (!line) throw new Error('The sample cart is empty.');
  const cartItems = [
    { ...line, option: { id: 71, label: 'S' } },
    {
      ...line,
      option: { id: 72, label: 'M' },
      quantity: 5,
      stock: { state: 'few' as const, left: 3 },
    },
    {
      ...line,
      option: { id: 73, label: 'L' },
      stock: { state: 'sold_out' as const, left: 0 },
    },
  ];
  const put = 'PUT /v1/user/cart';
  const { server } = await showApp('/u/shop-cart', {
    answers: { 'GET /v1/user/cart': { ...cart, cartItems }, [put]: { ...cart, cartItems } },
  });
  const sizeOf = (label: string) => page.getByRole('group', { name: `${jersey}（${label}）` });
  await expect.element(sizeOf('S').getByRole('textbox')).toHaveValue('1');
  await expect
    .element(sizeOf('M').getByRole('textbox'))
    .toHaveAccessibleDescription('残り3点です。数量を減らしてください。');
  server.answer(put, ({ body }) => ({
    ...cart,
    cartItems: cartItems.flatMap((item) => {
      // Written by the app's typed client.
      const { items } = body as { items: { optionId: number; quantity: number }[] };
      const sent = items.find(({ optionId }) => optionId === item.option.id);
      return sent ? [{ ...item, quantity: sent.quantity }] : [];
    }),
  }));
  await page.getByRole('button', { name: `残り3点にする（${jersey}（M））` }).click();
  await expect.element(sizeOf('M').getByRole('textbox')).toHaveValue('3');
  await expect.element(sizeOf('M').getByRole('textbox')).toHaveAccessibleDescription('');
  await expect.poll(server.streamCount).toBe(1);
  const soldOut = { state: 'sold_out', left: 0 } as const;
  const shown = { options: [{ id: 71 }, { id: 72, stock: soldOut }, { id: 73, stock: soldOut }] };
  server.emit({ type: 'stock', productId: line.productId, shown });
  await expect
    .element(page.getByRole('button', { name: `カートから外す（${jersey}（M））` }))
    .toBeVisible();
  await page.getByRole('button', { name: `カートから外す（${jersey}（L））` }).click();
  await expect.element(page.getByText(`「${jersey}（L）」をカートから削除しました`)).toBeVisible();
  await expect
    .poll(() => server.requests(put).at(-1)?.body)
    .toMatchObject({
      items: [
        { productId: line.productId, optionId: 71, quantity: 1 },
        { productId: line.productId, optionId: 72, quantity: 3 },
      ],
    });
});

test('a cart change with an invalid response is kept, and arrives', async () => {
  const { server, clock, lines } = await openCart();
  server.fail('PUT /v1/user/cart', 'empty');
  await press(jersey, '数量を増やす').click();
  await expect.element(quantityIn(jersey)).toHaveValue('2');
  await expect.poll(() => server.requests('PUT /v1/user/cart').length).toBeGreaterThan(0);
  expect(lines()).toContainEqual([1, 1]);
  server.restore();
  await expect
    .poll(async () => {
      await clock.runFor(5000);
      return lines();
    })
    .toContainEqual([1, 2]);
  await expect.element(quantityIn(jersey)).toHaveValue('2');
});
