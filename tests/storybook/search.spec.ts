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
