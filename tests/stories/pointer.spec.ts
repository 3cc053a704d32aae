import { expect, test } from '@playwright/test';

test('the stories are drawn as without a pointer, whose place the system would choose', async ({
  page,
}) => {
  await page.goto('/?story=topic-row--plain');
  expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false);
});
