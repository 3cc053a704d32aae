import type { Fan } from '../support/fixtures.ts';
import { address } from '../support/shop.ts';
import { expect, type Page, test } from './test.ts';

const nowhere = 'http://127.0.0.1:9';
const call = '/v1/user/shipping-address';

const savedOf = async (fan: Fan) =>
  ((await fan.call('GET', call)).body.data as { shippingAddress: unknown }).shippingAddress;

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: '保存する' }).click();

/** Inserts a text like a paste. */
async function paste(page: Page, name: string, text: string) {
  await field(page, name).focus();
  await page.keyboard.insertText(text);
}

const typed = {
  お名前: '髙﨑 𠮷子',
  メールアドレス: 'aa..b.+hamano@docomo.ne.jp',
  番地: '山下町1-1',
  '建物名・部屋番号': '浜野マンション 101',
};

test('[LOC-01] [LOC-02] [LOC-03] a first address is filled from its postal code, and changed later @journey @gate', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan('浜野 さくら');
  const page = await openAs(fan, '/u/location');
  await page.getByRole('link', { name: '登録する' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/u/location-form`);
  await expect(field(page, 'お名前')).toHaveValue('浜野 さくら');
  await expect(field(page, 'メールアドレス')).toHaveAttribute('type', 'email');

  // Nothing is sent while a field is missing, and the first missing field gets the focus.
  await save(page);
  await expect(field(page, 'メールアドレス')).toBeFocused();
  await expect(page.getByText('必須項目です')).toHaveCount(6);
  expect(await savedOf(fan)).toBeNull();

  await paste(page, '電話番号', '０９０－1234-5678');
  await expect(field(page, '電話番号')).toHaveValue('09012345678');
  await paste(page, '郵便番号', '〒２３１ー００２３');
  await expect(page.getByText('神奈川県横浜市中区山下町を入れました。')).toBeVisible();
  await expect(field(page, '郵便番号')).toHaveValue('2310023');
  await expect(field(page, '都道府県')).toHaveValue('神奈川県');
  await expect(field(page, '市区町村')).toHaveValue('横浜市中区');
  await page.getByRole('button', { name: '元に戻す' }).click();
  await expect(field(page, '市区町村')).toHaveValue('');
  await page.getByRole('button', { name: 'もう一度入れる' }).click();
  for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);

  // Typed text survives a reload.
  await page.reload();
  for (const [name, text] of Object.entries(typed))
    await expect(field(page, name)).toHaveValue(text);
  await expect(field(page, '都道府県')).toHaveValue('神奈川県');

  await save(page);
  await expect(page).toHaveURL(`${server.origin}/user/u/location`);
  await expect(page.getByText('〒231-0023')).toBeVisible();
  await expect(page.getByText('090-1234-5678')).toBeVisible();
  await expect(page.getByText('髙﨑 𠮷子')).toBeVisible();
  const first = {
    name: typed.お名前,
    email: typed.メールアドレス,
    phoneNumber: '09012345678',
    postalCode: '2310023',
    prefecture: '神奈川県',
    city: '横浜市中区',
    street: typed.番地,
    building: typed['建物名・部屋番号'],
  };
  expect(await savedOf(fan)).toEqual(first);

  await page.getByRole('link', { name: '編集する' }).click();
  await expect(field(page, '番地')).toHaveValue(typed.番地);
  await field(page, '建物名・部屋番号').fill('');
  await save(page);
  await expect(page).toHaveURL(`${server.origin}/user/u/location`);
  expect(await savedOf(fan)).toEqual({ ...first, building: '' });
  expect(consoleErrors).toEqual([]);
});

test('[LOC-02] another device saved an address first: the one typed here replaces it', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan('浜野 さくら');
  const page = await openAs(fan, '/u/location-form');
  await fillAll(page);
  await fan.call('POST', call, { body: address });
  await save(page);
  await expect(page).toHaveURL(`${server.origin}/user/u/location`);
  expect(await savedOf(fan)).toMatchObject({ name: '浜野 さくら', street: '海岸通1-2-3' });
});

test('[LOC-02] a lost response shows an error at the form, keeps the input, and the next tap succeeds', async ({
  server,
  openAs,
  network,
}) => {
  const fan = await server.createFan('浜野 さくら');
  const page = await openAs(fan, '/u/location-form', { origin: network.origin });
  await fillAll(page);
  network.connectTo(nowhere);
  network.closeConnections();
  await save(page);
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await expect(field(page, '番地')).toHaveValue('海岸通1-2-3');
  // Without a connection the postal code search reports that it is unavailable.
  await field(page, '郵便番号').fill('2310002');
  await expect(page.getByText('いまは住所を調べられません。')).toBeVisible();
  network.connectTo(server.origin);
  await save(page);
  await expect(page).toHaveURL(`${network.origin}/user/u/location`);
  expect(await savedOf(fan)).toMatchObject({ postalCode: '2310002', street: '海岸通1-2-3' });
});

test('[LOC-02] who leaves while the address is saved stays where they went', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan('浜野 さくら');
  const page = await openAs(fan, '/u/my-page');
  await page.goto('/user/u/location');
  await page.getByRole('link', { name: '登録する' }).click();
  await fillAll(page);
  const response = Promise.withResolvers<void>();
  await page.route(`**${call}`, async (route) => {
    await response.promise;
    await route.continue();
  });
  await save(page);
  await page.goBack();
  await expect(page).toHaveURL(`${server.origin}/user/u/location`);
  response.resolve();
  await expect(page.getByText('〒231-0023')).toBeVisible();
  await expect(page).toHaveURL(`${server.origin}/user/u/location`);
});

test('[STOR-03] typed input is stored obfuscated, and removed at the logout', async ({
  server,
  openAs,
}) => {
  const fan = await server.createFan('浜野 さくら');
  const page = await openAs(fan, '/u/location-form');
  await fillAll(page);
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).toContain('ntt_user_data');
  expect(await stored()).not.toContain('海岸通');
  await page.goto('/user/u/my-page');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL(`${server.origin}/user/login`);
  expect(await stored()).not.toContain('ntt_user_data');
});

async function fillAll(page: Page) {
  const values = {
    メールアドレス: 'sakura@example.jp',
    電話番号: '09012345678',
    郵便番号: '2310023',
  };
  for (const [name, text] of Object.entries(values)) await field(page, name).fill(text);
  // Waits for the town of the postal code, which would otherwise replace the text typed below.
  await expect(field(page, '番地')).toHaveValue('山下町');
  await field(page, '番地').fill('海岸通1-2-3');
}
