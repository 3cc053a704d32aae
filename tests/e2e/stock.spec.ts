import type { Page } from '@playwright/test';
import { countOption, createOptions, stockOfOption } from '../support/stock.ts';
import { cards, enterCard, expect, placeButton, test } from './checkoutFixtures.ts';

const option = (page: Page, state: string) =>
  page.getByRole('radiogroup', { name: '種類' }).getByText(state, { exact: true });

test('[STOCK-10] [STOCK-11] the last piece is in another fan’s payment; who waits on its page sees it come back, and buys it @gate', async ({
  shop,
  payPage,
  openAs,
  consoleErrors,
}) => {
  const productId = await shop.createProduct(1800);
  const [, large = 0] = await createOptions(shop, productId, [{ label: 'M' }, { label: 'L' }]);
  await countOption(shop, large, 1);
  const goods = `/u/goods/${productId}?option=${large}`;
  const [first, second] = [await shop.createFan(), await shop.createFan()];
  const items = [{ productId, optionId: large, quantity: 1 }];
  await first.call('PUT', '/v1/user/cart', { body: { items, append: false } });

  const waiting = await openAs(second, goods);
  await expect(option(waiting, '残り1点')).toBeVisible();
  const paying = await payPage({}, first);
  await enterCard(paying, cards.asking);
  await placeButton(paying).click();
  const cancel = paying.getByRole('button', { name: 'キャンセル' });
  await expect(cancel).toBeVisible();
  await expect(option(waiting, 'ほかの方がお支払い中です')).toBeVisible();

  await cancel.click();
  await expect(option(waiting, '残り1点')).toBeVisible();
  await waiting.getByRole('button', { name: '会場払いで注文する' }).click();
  await waiting.getByLabel('メールアドレス', { exact: true }).fill('sakura@example.jp');
  await waiting.getByLabel('電話番号', { exact: true }).fill('09012345678');
  await waiting.getByRole('button', { name: '注文する' }).click();
  await expect(waiting.getByRole('dialog', { name: 'ご注文を受け付けました' })).toBeVisible();
  expect(await stockOfOption(shop, large)).toMatchObject({ onHand: 1, held: 1 });

  const late = await openAs(first, goods);
  await expect(option(late, '売り切れ')).toBeVisible();
  await expect(late.getByRole('radio', { name: 'L' })).toBeDisabled();
  expect(await shop.chargesOf(first)).toEqual([]);
  expect(consoleErrors).toEqual([]);
});
