import type { Fan } from '../support/fixtures.ts';
import { expect, type Page, test } from './test.ts';

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

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

test('[MYP-03] [ROUTE-05] [LOC-01] [LOC-02] [LOC-03] the links of my page lead to their pages; a first address is filled from its postal code, and changed later @journey @gate', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan('浜野 さくら');
  const page = await openAs(fan, '/u/my-page');
  const path = (to: string) => `${server.origin}/user/u${to}`;
  const contact = link(page, /^お問い合わせ/);
  await expect(contact).toHaveAttribute('href', 'https://example.com/support');
  await expect(contact).toHaveAttribute('target', '_blank');
  await expect(link(page, '登録情報を編集')).toHaveCount(0);
  await link(page, '登録情報を作成').click();
  await expect(page).toHaveURL(path('/location-form'));
  await page.goBack();
  await link(page, '推し選手を選ぶ').first().click();
  await expect(page).toHaveURL(path('/players/0'));
  await page.goBack();
  await link(page, 'その他のご案内').click();
  await expect(page).toHaveURL(path('/other-question'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('特定商取引法に基づく表記');
  await expect(page.getByRole('term').first()).toBeVisible();
  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page).toHaveURL(path('/my-page'));
  await link(page, 'プライバシーポリシー').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('プライバシーポリシー');
  await page.getByRole('link', { name: '戻る' }).click();
  await expect(page).toHaveURL(path('/my-page'));

  await link(page, 'お届け先').click();
  await expect(page).toHaveURL(path('/location'));
  await page.getByRole('link', { name: '登録する' }).click();
  await expect(page).toHaveURL(path('/location-form'));
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
  await expect(page).toHaveURL(path('/location'));
  await expect(page.getByText('〒231-0023')).toBeVisible();
  await expect(page.getByText('090-1234-5678')).toBeVisible();
  await expect(page.getByText('髙﨑 𠮷子')).toBeVisible();
  const first = {
    name: typed.お名前,
    kana: '',
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
  await expect(page).toHaveURL(path('/location'));
  expect(await savedOf(fan)).toEqual({ ...first, building: '' });

  await page.goto(path('/my-page'));
  await link(page, '登録情報を編集').click();
  await expect(page).toHaveURL(path('/location-form'));
  expect(consoleErrors).toEqual([]);
});
