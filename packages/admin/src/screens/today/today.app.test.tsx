import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { today } from '../../testing/sampleMoney';
import { productAt } from '../../testing/sampleProducts';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const heading = page.getByRole('heading', { level: 1 });
const retry = page.getByRole('button', { name: 'もう一度読み込む' });
const place = (name: string, count: number) =>
  page.getByRole('link', { name: `${name} 対応待ち${count}件`, exact: true });

test('[TODAY-01] figures that cannot be loaded say so, and load again; without a connection they stay', async () => {
  const { server, clock } = await showAdmin('/today', {
    session: sessions.owner,
    prepare: ({ fail }) => fail('GET /v1/admin/today', 'network'),
  });
  await expect.element(retry).toBeVisible();
  server.restore();
  await retry.click();
  await expect.element(page.getByText(/自動で更新/)).toBeVisible();
  await expect.poll(server.streamCount).toBe(1);

  server.disconnect();
  await expect.element(page.getByText(/通信が切れています/)).toBeVisible();
  await expect.element(page.getByRole('region', { name: '売上' })).toBeVisible();
  server.connect();
  await clock.runFor(60_000);
  await expect.element(page.getByText(/自動で更新/)).toBeVisible();
});

test('[TODAY-01] [DESK-06] the menu counts what a person must decide, on each screen of the office, over one stream', async () => {
  const { server } = await showAdmin('/orders', { session: sessions.manager });
  await expect.element(heading).toHaveTextContent('注文');
  await expect.element(place('注文', 1)).toBeVisible();
  await expect.element(place('見守り', 6)).toBeVisible();
  await expect.poll(server.streamCount).toBe(1);

  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('link', { name: '記録', exact: true }).click();
  await expect.element(heading).toHaveTextContent('記録');
  const { attention } = today;
  server.answer('GET /v1/admin/today', {
    ...today,
    attention: {
      ...attention,
      handOvers: { ...attention.handOvers, count: 2 },
      reports: { ...attention.reports, count: 7 },
    },
  });
  server.emit({ type: 'resync' });
  await expect.element(place('注文', 2)).toBeVisible();
  await expect.element(place('見守り', 7)).toBeVisible();
  expect(server.streamCount()).toBe(1);
});

test('[TODAY-01] goods of which few are left lead to their page; without these figures the others stand alone', async () => {
  const { server, path } = await showAdmin('/today', { session: sessions.manager });
  const section = page.getByRole('region', { name: '在庫が少ない商品' });
  const { stock, ...others } = today;
  const [soldOut] = stock?.list ?? [];
  await expect.element(section.getByText('売り切れ')).toBeVisible();
  await expect.poll(server.streamCount).toBe(1);
  // A process of the version before.
  server.answer('GET /v1/admin/today', others);
  server.emit({ type: 'resync' });
  await expect.element(section).not.toBeInTheDocument();
  await expect.element(page.getByRole('region', { name: '売上' })).toBeVisible();
  server.answer('GET /v1/admin/today', today);
  server.emit({ type: 'resync' });
  await section.getByRole('link').nth(1).click();
  await expect.poll(path).toBe(`/products/${soldOut?.productId}`);
});

test('[STOCK-13] one tap leads from what is sold out to the form that counts it', async () => {
  const product = productAt(2);
  await showAdmin('/today', {
    session: sessions.manager,
    answers: { 'GET /v1/admin/shop/products/{productId}': product },
  });
  await page.getByRole('link', { name: `${product.content.name}を数え直す` }).click();
  const dialog = page.getByRole('dialog', { name: '在庫を数える' });
  await expect.element(dialog.getByText(product.content.name)).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: '棚にある数' })).toBeVisible();
});

test('[TODAY-01] [STAFF-02] a desk does not ask for the figures of the day, nor does the counter', async () => {
  const { server, clock } = await showAdmin('/account', { session: sessions.desk });
  await expect.element(heading).toHaveTextContent('ログインと端末');
  await page.getByRole('link', { name: '受け渡し', exact: true }).click();
  await expect.element(heading).toHaveTextContent('受け渡し');
  await clock.runFor(120_000);
  expect(server.requests('GET /v1/admin/hand-overs').length).toBeGreaterThan(0);
  expect(server.requests('GET /v1/admin/today')).toEqual([]);
  expect(server.streamCount()).toBe(0);
});
