import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pathTo } from '../../paths';
import {
  endedBelowMinimum,
  productAt,
  production,
  rowOf,
  shopProducts,
} from '../../testing/sampleProducts';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const towel = productAt(1);
const path = pathTo('product', { productId: String(towel.id) });
const get = 'GET /v1/admin/shop/products/{productId}';
const put = 'PUT /v1/admin/shop/products/{productId}';
const session = sessions.manager;
const size = page.getByRole('textbox', { name: 'サイズ' });
const price = page.getByRole('textbox', { name: /価格/ });
const save = page.getByRole('button', { name: '保存する' });

const conflict = () =>
  Response.json(
    { code: 409, message: 'この商品は、ほかの人が変えました。', data: null },
    { status: 409 },
  );

type Body = { version: number; content: typeof towel.content };

test('[STOCK-01] what two people change in different fields is saved by both', async () => {
  const { server } = await showAdmin(path, { session });
  await size.fill('大');
  const bodies: Body[] = [];
  const theirs = { ...towel, version: 5, content: { ...towel.content, price: 1980 } };
  server.answer(get, () => theirs);
  server.answer(put, ({ body }) => {
    const sent = body as Body;
    bodies.push(sent);
    return sent.version === 5 ? { ...theirs, version: 6, content: sent.content } : conflict();
  });
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => bodies).toHaveLength(2);
  expect(bodies[1]).toMatchObject({ version: 5, content: { size: '大', price: 1980 } });
  await expect.element(page.getByText('保存済み')).toBeVisible();
  await expect.element(price).toHaveValue('1980');
});

test('[STOCK-01] what both have changed stays as it was typed until somebody decides', async () => {
  const { server } = await showAdmin(path, { session });
  await price.fill('２０００');
  const changed = { changedBy: '佐野 みなみ', changedAt: '2026-11-22T04:21:00.000Z' };
  const theirs = { ...towel, ...changed, version: 5, content: { ...towel.content, price: 1980 } };
  server.answer(get, () => theirs);
  const bodies: Body[] = [];
  server.answer(put, ({ body }) => {
    const sent = body as Body;
    bodies.push(sent);
    return sent.version === 5 ? { ...theirs, version: 6, content: sent.content } : conflict();
  });
  await save.click();
  await expect
    .element(page.getByText(/13:21に、佐野 みなみさんがこの商品を変えました/))
    .toBeVisible();
  await expect.element(page.getByText('¥1,980')).toBeVisible();
  await expect.element(price).toHaveValue('2000');
  await page.getByRole('button', { name: '入力した内容で保存する' }).click();
  await expect.poll(() => bodies.at(-1)).toMatchObject({ version: 5, content: { price: 2000 } });
  await expect.element(page.getByText('保存済み')).toBeVisible();
});

test('[STOCK-01] what is typed without a connection is kept, and saved later', async () => {
  const { server } = await showAdmin(path, { session });
  await size.fill('大');
  server.fail(put, 'network');
  await save.click();
  await expect.element(page.getByText(/サーバーに接続できません/)).toBeVisible();
  await expect.element(page.getByText('未保存の変更1件')).toBeVisible();
  const key = Object.keys(localStorage).find((name) => name.startsWith('staff-product-'));
  expect(localStorage.getItem(key ?? '')).toContain('大');
  server.answer(put, ({ body }) => ({ ...towel, version: 5, content: (body as Body).content }));
  await save.click();
  await expect.element(page.getByText('保存済み')).toBeVisible();
  await expect.poll(() => localStorage.getItem(key ?? '')).toBeNull();
});

test('[STOCK-01] a draft of the device is there when the product is opened again', async () => {
  await showAdmin(path, {
    session,
    prepare: () =>
      localStorage.setItem(
        `staff-product-${session.id}-${towel.id}`,
        JSON.stringify({
          base: towel,
          typed: {
            values: {
              ...{ name: '新しい名前', price: '2200', size: towel.content.size },
              ...{ material: towel.content.material, description: towel.content.description },
              ...{ category: towel.content.category, externalLinkUrl: '' },
              ...{ opensAt: '', closesAt: '', perPerson: '' },
              ...{ deliveryPeriod: '', ceiling: '', minimum: '' },
            },
            pictures: towel.content.pictures.map((picture, index) => ({
              ...picture,
              url: towel.imageUrls[index] ?? '',
            })),
          },
        }),
      ),
  });
  await expect.element(page.getByRole('textbox', { name: /商品名/ })).toHaveValue('新しい名前');
  await expect.element(page.getByText('未保存の変更1件')).toBeVisible();
});

test('[STOCK-12] a count that came too late shows what was sold, and keeps the number', async () => {
  const { server } = await showAdmin(path, { session });
  await page.getByRole('button', { name: '数え直す' }).click();
  await page.getByRole('textbox', { name: '棚にある数' }).fill('7');
  const option = { ...towel.options[0], onHand: 8, held: 6, sellable: 2, version: 32 };
  const bodies: unknown[] = [];
  server.answer(get, () => ({
    ...towel,
    options: [{ id: towel.id, label: '', price: null, ...option }],
  }));
  server.answer('GET /v1/admin/shop/options/{optionId}/moves', {
    list: [
      {
        ...{
          at: '2026-11-22T03:00:00.000Z',
          kind: 'hold' as const,
          onHandChange: 0,
          heldChange: 1,
        },
        orderId: '261122-7K3MPQ',
      },
    ],
  });
  server.answer('PUT /v1/admin/shop/options/{optionId}/count', ({ body }) => {
    bodies.push(body);
    return (body as { version: number }).version === 32
      ? { ...option, id: towel.id, label: '', price: null, onHand: 7, sellable: 1, version: 33 }
      : conflict();
  });
  const record = page.getByRole('button', { name: 'この数を記録する' });
  await record.click();
  await expect.element(page.getByText(/数えているあいだに、在庫が動きました/)).toBeVisible();
  await expect.element(page.getByText(/261122-7K3MPQ/)).toBeVisible();
  await page.getByRole('button', { name: 'いまの在庫から数え直す' }).click();
  await expect.element(page.getByRole('textbox', { name: '棚にある数' })).toHaveValue('7');
  await record.click();
  await expect
    .poll(() => bodies)
    .toEqual([
      { count: 7, version: 31 },
      { count: 7, version: 32 },
    ]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[STOCK-01] the order of the shop is stored by one call', async () => {
  const { server } = await showAdmin(pathTo('products'), { session });
  await page.getByRole('button', { name: '並べ替え' }).click();
  await page.getByRole('button', { name: `「${towel.content.name}」を上へ` }).click();
  await page.getByRole('button', { name: '並び順を保存' }).click();
  await expect
    .poll(() => server.requests('PUT /v1/admin/shop/product-order').map(({ body }) => body))
    .toEqual([{ productIds: [2, 1, ...shopProducts.slice(2).map(({ id }) => id)] }]);
  await expect.element(page.getByRole('button', { name: '並べ替え' })).toBeVisible();
});

test('[STOCK-01] the list keeps its filter in the address', async () => {
  await showAdmin(pathTo('products'), { session });
  await page.getByRole('tab', { name: '販売終了' }).click();
  const retired = shopProducts.map(rowOf).filter(({ state }) => state === 'retired');
  await expect.element(page.getByRole('link', { name: retired[0]?.name ?? '' })).toBeVisible();
  expect(window.location.search).toBe('?state=retired');
});

test('[STOCK-01] a file says what it changes before it does', async () => {
  const { server } = await showAdmin(pathTo('importProducts'), { session });
  await expect.element(page.getByRole('button', { name: 'CSVを選ぶ' })).toBeVisible();
  const input = page.elementLocator(document.querySelector('input[type="file"]') ?? document.body);
  await userEvent.upload(input, new File(['商品名'], 'goods.csv', { type: 'text/csv' }));
  await expect.element(page.getByText('2件を追加し、5件を変えます。')).toBeVisible();
  await page.getByRole('button', { name: '読み込む' }).click();
  await expect.element(page.getByText('2件を追加し、5件を変えました。')).toBeVisible();
  const file = btoa(String.fromCharCode(...new TextEncoder().encode('商品名')));
  expect(server.requests('POST /v1/admin/shop/imports').map(({ body }) => body)).toEqual([
    { file, isPreview: true },
    { file, isPreview: false },
  ]);
});

test('[STOCK-04] typed options are there when the product is opened again, until they are saved', async () => {
  const { server, reload } = await showAdmin(path, { session });
  await page.getByRole('button', { name: '種類を増やす' }).click();
  const name = page.getByRole('textbox', { name: '種類1の名前' });
  await name.fill('L');
  await reload();
  await expect.element(name).toHaveValue('L');
  server.answer('PUT /v1/admin/shop/products/{productId}/options', () => ({
    ...towel,
    optionsVersion: 'c9f0f895fb98ab91',
    options: towel.options.map((option) => ({ ...option, id: 90, label: 'L' })),
  }));
  const save = page.getByRole('button', { name: '種類を保存する' });
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('staff-options-'))).toEqual([]);
});

test('[STOCK-04] options that somebody else has changed meanwhile are shown before they are overwritten', async () => {
  const { server } = await showAdmin(path, { session });
  await page.getByRole('button', { name: '種類を増やす' }).click();
  await page.getByRole('textbox', { name: '種類1の名前' }).fill('L');
  const theirs = {
    ...towel,
    optionsVersion: 'c9f0f895fb98ab91',
    ...{ optionsChangedBy: '佐野 みなみ', optionsChangedAt: '2026-11-22T04:21:00.000Z' },
    options: [{ ...towel.options[0], id: 90, label: 'S', price: null, held: 0, version: 0 }].map(
      (option) => ({ ...option, onHand: null, sellable: null }),
    ),
  };
  server.answer(get, () => theirs);
  const bodies: unknown[] = [];
  server.answer('PUT /v1/admin/shop/products/{productId}/options', ({ body }) => {
    bodies.push(body);
    return (body as { version: string }).version === theirs.optionsVersion ? theirs : conflict();
  });
  await page.getByRole('button', { name: '種類を保存する' }).click();
  await expect
    .element(page.getByText(/2026\.11\.22 13:21に、佐野 みなみさんが.+いまの種類は「S」です/))
    .toBeVisible();
  await page.getByRole('button', { name: '入力した種類で保存する' }).click();
  await expect
    .poll(() => bodies)
    .toEqual([
      { version: towel.optionsVersion, options: [{ id: null, label: 'L', price: null }] },
      { version: theirs.optionsVersion, options: [{ id: null, label: 'L', price: null }] },
    ]);
});

const getProduction = 'GET /v1/admin/shop/products/{productId}/production';
const callOff = 'POST /v1/admin/shop/products/{productId}/call-off';
const calledOff = (
  orders: number,
  list: { orderId: string; state: 'waiting' | 'refund_failed' }[],
) => ({
  ...production,
  callOff: {
    ...{ at: '2026-11-22T04:21:00.000Z', orders: 10 },
    ...{ left: orders, list, running: list.some(({ state }) => state === 'waiting') },
  },
});

const askToCallOff = async () => {
  await page.getByRole('button', { name: '中止して全員に返金する' }).click();
  await page.getByRole('button', { name: '中止して返金する' }).click();
};

test('[STOCK-15] what stays below its minimum is called off, and the screen follows until all is back', async () => {
  const { server, clock } = await showAdmin(path, {
    session,
    answers: { [get]: endedBelowMinimum, [getProduction]: production },
  });
  const orderId = '261022-7K3MPQ';
  server.answer(callOff, () => {
    server.answer(getProduction, () => calledOff(1, [{ orderId, state: 'refund_failed' }]));
    return calledOff(10, [{ orderId, state: 'waiting' }]);
  });
  await askToCallOff();
  await expect.element(page.getByText('この画面を閉じても続きます。')).toBeVisible();
  expect(server.requests(callOff)).toHaveLength(1);
  await clock.runFor(2000);
  await expect.element(page.getByText(/返金を断られました/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /261022-7K3MPQ/ }))
    .toHaveAttribute('href', `/admin/orders/${orderId}`);
  server.answer(callOff, () => calledOff(0, []));
  await page.getByRole('button', { name: '残りをもう一度試す' }).click();
  await expect.element(page.getByText('10件の取り消しと返金が終わりました。')).toBeVisible();
});

test('[STOCK-15] calling off says why it was refused, and what to do without a connection', async () => {
  const { server } = await showAdmin(path, {
    session,
    answers: { [get]: endedBelowMinimum, [getProduction]: production },
  });
  server.answer(callOff, () => production);
  server.fail(callOff, 'network');
  await askToCallOff();
  await expect.element(page.getByText(/サーバーに接続できません/)).toBeVisible();
  const message = '製作する最少の数（30点）に届いているため、中止していません。';
  server.answer(callOff, () => Response.json({ code: 409, message, data: null }, { status: 409 }));
  server.answer(getProduction, () => ({ ...production, paid: 30 }));
  await askToCallOff();
  await expect.element(page.getByText(message)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '中止して全員に返金する' }))
    .not.toBeInTheDocument();
});
