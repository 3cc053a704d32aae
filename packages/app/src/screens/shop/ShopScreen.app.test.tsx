import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { product, productPage } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const list = 'GET /v1/user/products';
const cards = page.getByRole('list', { name: '商品' }).getByRole('listitem');
const tab = (name: string) => page.getByRole('tab', { name });

const products = (count: number, category: (typeof productPage)['list'][number]['category']) =>
  Array.from({ length: count }, (_, at) => ({
    ...product.product,
    id: 1000 + at,
    name: `${category} ${at}`,
    category,
  }));
const everything = [...products(1, 'jewelry'), ...products(35, 'goods for support')].map(
  (product, at) => ({ ...product, id: 1 + at }),
);

/** The server's pages of these products by category. */
const pagesOf =
  (all: (typeof productPage)['list']) =>
  ({ query }: { query: URLSearchParams }) => {
    const [number, size] = [Number(query.get('page')), Number(query.get('size'))];
    const category = query.get('category');
    const found = all.filter((product) => !category || product.category === category);
    const rows = found.slice((number - 1) * size, number * size);
    return { ...productPage, list: rows, totalCount: found.length, page: number, size };
  };

/** Scrolls to the end until this many products are loaded. */
const scrollUntil = (count: number) =>
  expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return cards.elements().length;
    })
    .toBeGreaterThanOrEqual(count);

test('[SHOP-02] [SHOP-03] [SHOP-04] [SHOP-05] [SHOP-06] categories, pages and the way back', async () => {
  const { server, path, back, reload, goto } = await showApp('/u/shop', {
    prepare: (starting) => starting.answer(list, pagesOf(everything)),
  });
  const requests = () =>
    server
      .requests(list)
      .map(({ query }) => `${query.get('category') || 'all'} ${query.get('page')}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('ファンショップ');
  await expect.poll(() => cards.elements().length).toBe(15);
  await expect.element(cards.first()).toMatchTextContent(/¥[\d,]+税込/);
  await scrollUntil(30);
  expect(requests().slice(0, 2)).toEqual(['all 1', 'all 2']);
  expect(new Set(server.requests(list).map(({ query }) => query.get('size')))).toEqual(
    new Set(['15']),
  );

  await tab('ジュエリー').click();
  await expect.poll(path).toBe('/u/shop?category=jewelry');
  // The list of all has this product, too: until the next one is requested, it is still that list.
  await expect.poll(() => requests().at(-1)).toBe('jewelry 1');
  await expect.element(page.getByText('jewelry 0')).toBeVisible();
  await tab('すべて').click();
  await expect.poll(() => requests().at(-1)).toBe('all 1');
  await tab('応援グッズ').click();
  await expect.poll(() => requests().at(-1)).toBe('goods for support 1');
  await expect.element(page.getByText('goods for support 0')).toBeVisible();

  // To a product far below and back, by the app's arrow and the browser's Back: same category and position.
  await scrollUntil(30);
  const chosen = cards.nth(20);
  chosen.element().scrollIntoView({ block: 'center' });
  for (const way of ['arrow', 'browser']) {
    let before = 0;
    // Read as the click arrives: the position at which the person leaves.
    const readPosition = () => {
      before = window.scrollY;
    };
    window.addEventListener('click', readPosition, { capture: true, once: true });
    await chosen.getByRole('link').click();
    expect(before).toBeGreaterThan(500);
    await expect.poll(path).toMatch(/^\/u\/goods\/\d+$/);
    await expect.element(page.getByRole('article')).toBeVisible();
    if (way === 'arrow') await page.getByRole('link', { name: '戻る' }).click();
    else await back();
    await expect.poll(path).toBe('/u/shop?category=goods');
    await expect.element(chosen).toBeInViewport();
    await expect.poll(() => window.scrollY).toBeCloseTo(before, -1);
    expect(cards.elements().length).toBeGreaterThanOrEqual(30);
  }

  // A reload keeps the category; a product opened by its address leads back to the shop.
  await reload();
  await expect.element(tab('応援グッズ')).toHaveAttribute('aria-selected', 'true');
  await goto('/u/goods/1');
  await page.getByRole('link', { name: '戻る' }).click();
  await expect.poll(path).toBe('/u/shop');
});

test('[STOCK-03] [STOCK-04] [STOCK-11] the list says what is left, and from which price a product with options is', async () => {
  const [few, inPayment, soldOut, sized] = products(4, 'jewelry');
  const all = [
    { ...few, stock: { state: 'few', left: 3 } },
    { ...inPayment, stock: { state: 'in_payment', left: 0 } },
    { ...soldOut, stock: { state: 'sold_out', left: 0 } },
    {
      ...sized,
      options: [
        { id: 71, label: 'S', price: 1800 },
        { id: 72, label: 'L', price: 2400 },
      ],
    },
  ] as (typeof productPage)['list'];
  await showApp('/u/shop', { prepare: (starting) => starting.answer(list, pagesOf(all)) });
  await expect.element(cards.nth(0)).toMatchTextContent(/残り3点$/);
  await expect.element(cards.nth(1)).toMatchTextContent(/ほかの方がお支払い中です$/);
  await expect.element(cards.nth(2)).toMatchTextContent(/売り切れ$/);
  await expect.element(cards.nth(3)).toMatchTextContent(/¥1,800〜税込$/);
});

test('[SHOP-01] how to buy: Back closes it, a reload keeps it open', async () => {
  const { path, back, reload } = await showApp('/u/shop?category=jewelry');
  await page.getByRole('button', { name: '購入方法' }).click();
  const sheet = page.getByRole('dialog', { name: '購入方法' });
  await expect.element(sheet).toMatchTextContent(/700円/);
  await reload();
  await expect.element(sheet).toBeVisible();
  await back();
  await expect.element(sheet).not.toBeInTheDocument();
  expect(path()).toBe('/u/shop?category=jewelry');
});

test('a page of products that fails to load shows an error in place, and loads on retry', async () => {
  const { server } = await showApp('/u/shop?category=goods', {
    prepare: (starting) => starting.answer(list, pagesOf(everything)),
  });
  await expect.poll(() => cards.elements().length).toBe(15);
  server.fail(list, 'network');
  const failure = page.getByRole('main').getByRole('alert');
  await expect
    .poll(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return failure.elements().length;
    })
    .toBe(1);
  await expect.element(failure).toMatchTextContent(/読み込めませんでした/);
  expect(cards.elements()).toHaveLength(15);
  server.restore(list);
  await failure.getByRole('button', { name: 'もう一度読み込む' }).click();
  await expect.poll(() => cards.elements().length).toBeGreaterThan(15);
});
