import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { reviewOfTwo } from './review.fixture.ts';
import { deniedFile } from './review.ts';

test('[BOOK-06] a designer decides on each difference with the keyboard alone', async ({
  page,
}) => {
  const review = await reviewOfTwo();
  await page.goto(review.address);
  const difference = (number: number) => page.locator(`[data-number="${number}"]`);
  await expect(page.getByText('承認 0、却下 0、残り 2')).toBeVisible();
  await expect(difference(1)).toBeFocused();

  await page.keyboard.press('a');
  await expect(difference(1)).toContainText('承認済み');
  await expect(difference(2)).toBeFocused();

  await page.keyboard.press('d');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').nth(1)).toHaveText('却下の理由を書いてください。');
  await page.keyboard.insertText('ボタンがAではなくBの色');
  await page.keyboard.press('Control+Enter');
  await expect(difference(2)).toContainText('却下：ボタンがAではなくBの色');
  await expect(page.getByText('承認 1、却下 1、残り 0')).toBeVisible();
  expect(review.hashes()).toEqual({ 'other 390 light': 'same', 'row--a 390 light': 'new' });
  expect(readFileSync(deniedFile(review.folder), 'utf8')).toContain('ボタンがAではなくBの色');

  await difference(1).getByRole('button', { name: '取り消す' }).click();
  await expect(difference(1)).toContainText('まだ決めていません');
  expect(review.hashes()).toEqual({ 'other 390 light': 'same', 'row--a 390 light': 'old' });
  await review.end();
});
