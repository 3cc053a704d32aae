import { expect } from '@playwright/test';
import { test } from './frame.ts';

/** What a designer types, and the component that must come first. */
const queries: readonly (readonly [query: string, component: string])[] = [
  ['ボタン', 'Button'],
  ['button', 'Button'],
  ['ぼたん', 'Button'],
  ['botan', 'Button'],
  ['押す', 'Button'],
  ['決済', 'PaymentOutcome'],
  ['けっさい', 'PaymentOutcome'],
  ['支払い', 'CreditCardForm'],
  ['クレジットカード', 'CreditCardForm'],
  ['受け取り', 'DeliveryPicker'],
  ['うけとり', 'PickupCode'],
  ['QR', 'QrCode'],
  ['領収書', 'Receipt'],
  ['注文履歴', 'OrderList'],
  ['商品一覧', 'ProductGrid'],
  ['カートに入れる', 'QuantityForm'],
  ['送る', 'MessageComposer'],
  ['メッセージ', 'MessageComposer'],
  ['未読', 'UnreadBanner'],
  ['ログイン', 'LoginHeader'],
  ['会員登録', 'LineLoginPanel'],
  ['パスワード', 'PasswordField'],
  ['郵便番号', 'AddressForm'],
  ['通知', 'NotificationSettings'],
  ['ダイアログ', 'Dialog'],
  ['モーダル', 'Dialog'],
  ['チェックボックス', 'Checkbox'],
  ['トグル', 'Switch'],
  ['スピナー', 'Spinner'],
  ['ステッパー', 'CheckoutStepper'],
];

test('thirty searches in Japanese, kana, romaji and English find the component first', async ({
  open,
}) => {
  const { page } = await open('?path=/story/button--playground');
  const first = page.locator('#storybook-explorer-menu').getByRole('option').first();
  for (const [query, component] of queries) {
    await page.locator('#storybook-explorer-searchfield').fill(query);
    await expect.soft(first, query).toContainText(`（${component}）`);
  }
});

test('a hit by a search word opens the page of the component', async ({ open }) => {
  const { page } = await open('?path=/story/button--playground');
  await page.locator('#storybook-explorer-searchfield').fill('botan');
  await page.locator('#storybook-explorer-menu').getByRole('option').first().click();
  await expect(page).toHaveURL(/path=\/docs\/button--docs/);
});

type Listed = { name: string; summary: string };

/** How near a line of the list of components is to a word, as one looks for it: names first, then other words. */
function distance({ name, summary }: Listed, word: string): number {
  const [, japanese = '', list = ''] = /^(.*?)。.*（(.*)）$/s.exec(summary.toLowerCase()) ?? [];
  const [kana = '', romaji = '', ...others] = list.split('、');
  const names = [japanese, name.toLowerCase(), kana, romaji];
  const found = [
    names.includes(word),
    names.some((own) => own.startsWith(word)),
    others.includes(word),
    others.some((other) => other.startsWith(word)),
    summary.toLowerCase().includes(word),
  ].indexOf(true);
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}

test('[BOOK-02] the manifest answers the thirty searches by its lines alone', async ({
  request,
}) => {
  const response = await request.get('/manifests/components.json');
  // Written by .storybook/manifests.ts.
  const { components } = (await response.json()) as { components: Record<string, Listed> };
  const listed = Object.values(components);
  for (const [query, component] of queries) {
    const distances = listed.map((line) => distance(line, query.toLowerCase()));
    const least = Math.min(...distances);
    const nearest = listed.filter((_, at) => distances[at] === least).map(({ name }) => name);
    expect.soft(nearest, query).toContain(component);
    expect.soft(nearest.length, query).toBeLessThan(5);
  }
});
