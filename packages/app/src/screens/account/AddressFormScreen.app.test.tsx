import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { shippingAddress } from '../../testing/sampleShop';
import { showApp } from '../../testing/showApp';

const creating = 'POST /v1/user/shipping-address';
const changing = 'PUT /v1/user/shipping-address';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const save = page.getByRole('button', { name: '保存する' });
const saved = { shippingAddress };

/** The form of a fan without an address, filled in. */
async function openForm(path = '/u/location-form') {
  const app = await showApp(path, {
    answers: {
      'GET /v1/user/shipping-address': { shippingAddress: null },
      'GET /v1/user/postal-codes/{postalCode}': {
        places: [{ prefecture: '神奈川県', city: '横浜市中区', town: '山下町' }],
      },
      'POST /v1/user/logout': null,
    },
  });
  for (const operation of [creating, changing] as const)
    app.server.answer(operation, () => {
      app.server.answer('GET /v1/user/shipping-address', saved);
      return saved;
    });
  if (path !== '/u/location-form') await page.getByRole('link', { name: '登録する' }).click();
  await field('メールアドレス').fill('sakura@example.jp');
  await field('電話番号').fill('09012345678');
  await field('郵便番号').fill('2310023');
  await expect.element(field('番地')).toHaveValue('山下町');
  await field('番地').fill('海岸通1-2-3');
  return app;
}

test('[LOC-02] another device saved an address first: the one typed here replaces it', async () => {
  const { server, path } = await openForm();
  server.fail(creating, 409);
  await save.click();
  await expect.element(page.getByRole('link', { name: '編集する' })).toBeVisible();
  expect(path()).toBe('/u/location');
  expect(server.requests(changing).map(({ body }) => body)).toMatchObject([
    { street: '海岸通1-2-3' },
  ]);
});

test('[LOC-02] a lost response shows an error at the form, keeps the input, and the next tap succeeds', async () => {
  const { server, clock, path } = await openForm();
  server.fail(creating, 'network');
  server.fail('GET /v1/user/postal-codes/{postalCode}', 'network');
  await save.click();
  await clock.runFor(60_000);
  await expect.element(page.getByRole('main').getByRole('alert')).not.toBeEmptyDOMElement();
  await expect.element(field('番地')).toHaveValue('海岸通1-2-3');
  // Without a connection the search of the postal code tells that it is unavailable.
  await field('郵便番号').fill('2310002');
  await clock.runFor(60_000);
  await expect.element(page.getByText(/いまは住所を調べられません。/)).toBeVisible();
  server.restore();
  await save.click();
  await expect.element(page.getByRole('link', { name: '編集する' })).toBeVisible();
  expect(path()).toBe('/u/location');
  expect(server.requests(creating).at(-1)?.body).toMatchObject({
    postalCode: '2310002',
    street: '海岸通1-2-3',
  });
});

test('[LOC-02] who leaves while the address is saved stays where they went', async () => {
  const { server, clock, path, back } = await openForm('/u/location');
  const release = server.hold(creating);
  await save.click();
  await expect.poll(() => server.requests(creating)).toHaveLength(1);
  await back();
  await expect.element(page.getByRole('link', { name: '登録する' })).toBeVisible();
  release();
  await expect.element(page.getByText(new RegExp(shippingAddress.street))).toBeVisible();
  await clock.settle();
  expect(path()).toBe('/u/location');
});

test('[STOR-03] typed input is stored obfuscated, and removed at the logout', async () => {
  const { path, goto } = await openForm();
  const stored = () => JSON.stringify({ ...localStorage });
  expect(stored()).toContain('ntt_user_data');
  expect(stored()).not.toContain('海岸通');
  await goto('/u/my-page');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect.poll(path).toBe('/login');
  expect(stored()).not.toContain('ntt_user_data');
});
