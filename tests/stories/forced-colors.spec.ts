import { expect, type Page, test } from '@playwright/test';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const show = (page: Page, id: string) => page.goto(`/?story=${id}`);

/** The system colour GrayText as this browser paints it. */
const grey = (page: Page) =>
  page.evaluate(() => {
    const probe = document.createElement('p');
    probe.style.color = 'GrayText';
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  });

for (const id of ['button--disabled', 'icon-button--disabled']) {
  test(`${id} looks disabled under forced colours`, async ({ page }) => {
    await show(page, id);
    const button = page.getByRole('button').first();
    await expect(button).toHaveCSS('color', await grey(page));
  });
}

test('a progress bar shows its value under forced colours', async ({ page }) => {
  await show(page, 'progress--all-variants');
  const bar = page.getByRole('progressbar').nth(1);
  const picture = await bar.screenshot();
  await bar.evaluate((element) => element.setAttribute('value', '90'));
  // Without a visible mark two different values look the same.
  expect((await bar.screenshot()).equals(picture)).toBe(false);
});
