import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storedBoothSales } from '../../data/counter/deskStorage';
import { boothFor, pathTo, priceTagAddress } from '../../paths';
import { boothGoods, boothSale } from '../../testing/sampleBooth';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const recording = 'POST /v1/admin/booth-sales';
const undoing = 'POST /v1/admin/booth-sales/{saleId}/undo';
const [product = none()] = boothGoods.list;

function none(): never {
  throw new Error('The sample sells nothing.');
}

const record = page.getByRole('button', { name: /^売りました/ });

async function choose() {
  await page.getByRole('link', { name: new RegExp(product.name) }).click();
  await expect.element(record).toBeVisible();
}

test('[STOCK-13] a product is tapped, counted and recorded, and the list is there for the next one', async () => {
  const app = await showAdmin(pathTo('booth'), { session: sessions.desk });
  await choose();
  await page.getByRole('button', { name: /増やす/ }).click();
  await page.getByRole('radio', { name: 'その他' }).click();
  await record.click();
  await expect.element(page.getByRole('searchbox', { name: '商品をさがす' })).toBeVisible();
  const [sent] = app.server.requests(recording);
  const [option = none()] = product.options;
  expect(sent?.body).toEqual({
    ...{ optionId: option.id, quantity: 2, price: option.price, means: 'other' },
  });
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
});

test('[STOCK-13] without a connection a sale waits on the device over a reload, and is sent once with its time', async () => {
  const app = await showAdmin(boothFor(product.productId), { session: sessions.desk });
  await expect.element(record).toBeVisible();
  app.server.disconnect();
  await record.click();
  await app.clock.runFor(3000);
  await expect.element(page.getByText('まだ送っていません', { exact: true })).toBeVisible();
  await app.reload();
  await expect.element(page.getByText('まだ送っていません', { exact: true })).toBeVisible();
  const before = app.server.requests(recording).length;
  app.server.connect();
  await app.clock.runFor(60_000);
  await expect.poll(() => app.server.requests(recording).length).toBeGreaterThan(before);
  expect(app.server.requests(recording).at(-1)?.body).toMatchObject({
    soldAt: expect.stringMatching(/Z$/),
  });
  const keys = app.server.requests(recording).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(new Set(keys).size).toBe(1);
});

test('[STOCK-13] a sale is taken back after a question, with a reason', async () => {
  const app = await showAdmin(pathTo('booth'), { session: sessions.desk });
  await page.getByRole('button', { name: '取り消す' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '取り消す' }).click();
  await expect.poll(() => app.server.requests(undoing)).toHaveLength(1);
  const [sent] = app.server.requests(undoing);
  expect(sent?.params).toEqual({ saleId: boothSale.id });
  expect(sent?.body).toEqual({ reason: 'ブースの端末で取り消し' });
});

test('[STOCK-13] a price that has changed is said at the button, and nothing is recorded', async () => {
  const app = await showAdmin(boothFor(product.productId), { session: sessions.desk });
  app.server.fail(recording, 422);
  await record.click();
  await expect.element(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect.element(record).toBeVisible();
});

const [, second = none()] = boothGoods.list;

/** As a handheld scanner types; a camera's texts take the same way. */
function scan(text: string) {
  for (const key of [...text, 'Enter'])
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
const tagOf = ({ productId }: typeof product) => priceTagAddress(productId, null);
const basket = page.getByRole('region', { name: 'お会計' });
const goods = page.getByRole('region', { name: 'ブースで売る' });
const quantityOf = ({ name }: typeof product) =>
  basket.getByRole('group', { name, exact: true }).getByRole('textbox');
const refusal = (sentence: RegExp) => page.getByRole('alert').getByText(sentence);

test('[STOCK-13] scanned price tags are counted and recorded together, each with a key of its own', async () => {
  const app = await showAdmin(pathTo('booth'), { session: sessions.desk });
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  scan(tagOf(product));
  await expect.element(page.getByText(`${product.name}を加えました。`)).toBeVisible();
  scan(tagOf(second));
  await expect.element(quantityOf(second)).toHaveValue('1');
  scan(tagOf(product));
  await expect.element(quantityOf(product)).toHaveValue('2');
  expect(app.server.requests(recording)).toEqual([]);
  await record.click();
  await expect.element(basket).not.toBeInTheDocument();
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  const sent = app.server.requests(recording);
  expect(sent.map(({ body }) => body)).toEqual(
    [product, second].map(({ options: [option = none()] }, index) => ({
      ...{ optionId: option.id, quantity: 2 - index, price: option.price, means: 'cash' },
    })),
  );
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(2);
});

const sized = {
  ...product,
  options: [
    { id: 901, label: 'M', price: 8800 },
    { id: 902, label: 'L', price: 9200 },
  ],
};

test('[STOCK-13] the tag of an option adds that option', async () => {
  const app = await showAdmin(pathTo('booth'), {
    session: sessions.desk,
    answers: { 'GET /v1/admin/booth-goods': { list: [sized] } },
  });
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  scan(priceTagAddress(sized.productId, 902));
  await expect.element(basket.getByText('L', { exact: true })).toBeVisible();
  await record.click();
  await expect.poll(() => app.server.requests(recording)).toHaveLength(1);
  expect(app.server.requests(recording)[0]?.body).toMatchObject({ optionId: 902, price: 9200 });
});

test.each([
  ['a pickup code', '261122-V1WNDC', /^受け取り用のコードです/],
  [
    'a card',
    `${window.location.origin}/user/u/card-obtain/1b4e28ba-2fa1-11d2-883f-0016d3cca427`,
    /選手カード/,
  ],
  ['another club', 'https://other.example/user/u/goods/7', /このクラブの値札ではありません/],
  ['anything else', '4901234567894', /商品の値札ではありません/],
  ['goods that are not sold', priceTagAddress(987_654, null), /一覧にない値札/],
  ['goods that have options now', priceTagAddress(sized.productId, null), /種類を選んでください/],
  [
    'an option that is not sold',
    priceTagAddress(sized.productId, 903),
    /この種類は販売を終えました/,
  ],
])('[STOCK-13] the code of %s says so and changes nothing', async (_what, code, sentence) => {
  const app = await showAdmin(pathTo('booth'), {
    session: sessions.desk,
    answers: { 'GET /v1/admin/booth-goods': { list: [second, sized] } },
  });
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  scan(tagOf(second));
  await expect.element(quantityOf(second)).toHaveValue('1');
  scan(code);
  await expect.element(refusal(sentence)).toBeVisible();
  await expect.element(quantityOf(second)).toHaveValue('1');
  await expect.element(basket.getByRole('group')).toHaveLength(1);
  expect(app.path()).toBe(pathTo('booth'));
});

test('[STOCK-13] a tag of goods that are newer than the list of the device is known at the next scan', async () => {
  const app = await showAdmin(pathTo('booth'), {
    session: sessions.desk,
    answers: { 'GET /v1/admin/booth-goods': { list: [product] } },
  });
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  app.server.answer('GET /v1/admin/booth-goods', boothGoods);
  scan(tagOf(second));
  await expect.element(refusal(/一覧にない値札/)).toBeVisible();
  await expect.element(goods.getByText(second.name)).toBeVisible();
  scan(tagOf(second));
  await expect.element(quantityOf(second)).toHaveValue('1');
});

test('[STOCK-13] without a connection scanned goods are sold from the stored list, over a reload', async () => {
  const app = await showAdmin(pathTo('booth'), { session: sessions.desk });
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  app.server.disconnect();
  await app.reload();
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  // The screen listens after its first picture.
  await app.clock.settle();
  scan(tagOf(product));
  await expect.element(quantityOf(product)).toHaveValue('1');
  await record.click();
  await app.clock.runFor(3000);
  await expect.element(page.getByText('まだ送っていません', { exact: true })).toBeVisible();
  await expect.element(basket).not.toBeInTheDocument();
  expect(storedBoothSales.readAll()).toHaveLength(1);
});

test('[STOCK-13] of several goods the refused one stays in the basket, and the sentence names it', async () => {
  const app = await showAdmin(pathTo('booth'), { session: sessions.desk });
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  scan(tagOf(product));
  await expect.element(quantityOf(product)).toHaveValue('1');
  scan(tagOf(second));
  await expect.element(quantityOf(second)).toHaveValue('1');
  const message = '値段が変わりました。';
  app.server.answer(recording, ({ body }) =>
    (body as { optionId: number }).optionId === product.options[0]?.id
      ? Response.json({ code: 422, message, data: null }, { status: 422 })
      : boothSale,
  );
  await record.click();
  await expect.element(refusal(new RegExp(`^${product.name}: ${message}`))).toBeVisible();
  await expect.element(quantityOf(product)).toHaveValue('1');
  await expect.element(quantityOf(second)).not.toBeInTheDocument();
});

test('[STOCK-13] goods chosen from the list join the scanned ones; a basket is given up without a sale', async () => {
  const app = await showAdmin(pathTo('booth'), { session: sessions.desk });
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  scan(tagOf(second));
  await expect.element(quantityOf(second)).toHaveValue('1');
  await choose();
  await page.getByRole('button', { name: 'ほかの商品とまとめて会計する' }).click();
  await expect.element(quantityOf(product)).toHaveValue('1');
  await expect.element(quantityOf(second)).toHaveValue('1');
  await page.getByRole('button', { name: 'お会計をやめる' }).click();
  await expect.element(goods.getByRole('link').first()).toBeVisible();
  await expect.element(basket).not.toBeInTheDocument();
  expect(app.server.requests(recording)).toEqual([]);
});
