import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaffOrderList } from './StaffOrderList';

const productName = 'スカーレットマフラータオル2026年優勝記念';

test.each([390, 820, 1280])(
  '[ORDM-01] the goods of an order are read in two lines at most, %i px',
  async (width) => {
    await page.viewport(width, 844);
    await render(
      <StaffOrderList
        items={[
          {
            id: '261122-R8T4KX',
            createdAt: '2026-11-22T13:40:00+09:00',
            state: 'received',
            deliveryMethod: 'shipping',
            paymentMethod: 'credit_card',
            totalPrice: 11_000,
            due: 0,
            name: '浜野 さくら',
            items: [{ productName, quantity: 2, imageUrl: null }],
          },
        ]}
        hrefOf={(orderId) => `#${orderId}`}
        page={{ number: 1, size: 50, total: 1, hrefOf: (number) => `#${number}` }}
        clearHref="#all"
      />,
    );
    const goods = page.getByText(new RegExp(productName));
    await expect.element(goods).toBeVisible();
    const { height } = goods.element().getBoundingClientRect();
    const lines = height / Number.parseFloat(getComputedStyle(goods.element()).lineHeight);
    expect(Math.round(lines)).toBeLessThanOrEqual(2);
  },
);

test('[ORDM-01] the words of a row stand on one line', async () => {
  await page.viewport(1280, 844);
  await render(
    <StaffOrderList
      items={[
        {
          id: '261122-R8T4KX',
          createdAt: '2026-11-22T13:40:00+09:00',
          state: 'pending',
          deliveryMethod: 'venue',
          paymentMethod: 'credit_card',
          totalPrice: 11_000,
          due: 0,
          name: '浜野 さくら',
          items: [],
        },
      ]}
      hrefOf={(orderId) => `#${orderId}`}
      page={{ number: 1, size: 50, total: 1, hrefOf: (number) => `#${number}` }}
      clearHref="#all"
    />,
  );
  await expect.element(page.getByText('未受取')).toBeVisible();
  /** The middle of the text itself, whatever its box. */
  const middleOf = (words: string) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.textContent === words) break;
    range.selectNodeContents(walker.currentNode);
    const { top, height } = range.getBoundingClientRect();
    return top + height / 2;
  };
  expect(Math.abs(middleOf('会場') - middleOf('カード'))).toBeLessThanOrEqual(0.5);
  const row = page.getByRole('row').nth(1).element().getBoundingClientRect();
  expect(Math.abs(middleOf('未受取') - (row.top + row.height / 2))).toBeLessThanOrEqual(1.5);
});
