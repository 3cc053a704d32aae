import { expect, test } from '@playwright/test';

test('the stories are drawn as without a pointer, whose place the system would choose', async ({
  page,
}) => {
  await page.goto('/?story=topic-row--plain');
  const row = page.getByRole('link');
  const color = () => row.evaluate((element) => getComputedStyle(element).backgroundColor);
  const hovers = await row.evaluate((element) =>
    Array.from(document.styleSheets).some(({ cssRules }) =>
      Array.from(cssRules).some(
        (rule) =>
          rule instanceof CSSMediaRule &&
          Array.from(rule.cssRules).some(
            (inner) =>
              inner instanceof CSSStyleRule &&
              inner.selectorText.endsWith(':hover') &&
              element.matches(inner.selectorText.replace(':hover', '')),
          ),
      ),
    ),
  );
  expect(hovers).toBe(true);
  const before = await color();
  await row.hover();
  expect(await color()).toBe(before);
});
