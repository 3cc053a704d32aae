import { expect, type Page, test } from './test.ts';

const address = {
  name: '浜野 さくら',
  email: 'sakura@example.com',
  postalCode: '2310002',
  prefecture: '神奈川県',
  city: '横浜市中区',
  street: '海岸通1-2-3',
  building: '',
  phoneNumber: '09012345678',
};

const link = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name });

test('[MYP-03] [ROUTE-05] the links lead to their pages, and the registration is created once and edited later @gate', async ({
  server,
  openAs,
  consoleErrors,
}) => {
  const fan = await server.createFan();
  const page = await openAs(fan, '/u/my-page');
  const path = (to: string) => `${server.origin}/user/u${to}`;
  const contact = link(page, /^お問い合わせ/);
  await expect(contact).toHaveAttribute('href', 'https://example.com/support');
  await expect(contact).toHaveAttribute('target', '_blank');
  await expect(link(page, '登録情報を編集')).toHaveCount(0);

  await link(page, 'お届け先').click();
  await expect(page).toHaveURL(path('/location'));
  await page.goBack();
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

  await fan.call('POST', '/v1/user/shipping-address', { body: address });
  await page.reload();
  await link(page, '登録情報を編集').click();
  await expect(page).toHaveURL(path('/location-form'));
  expect(consoleErrors).toEqual([]);
});
