import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { boothFor, pathTo } from '../../paths';
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
