import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StaffOrderFilters } from './StaffOrderFilters';

test('[ORDM-01] the labels of choices and days stand on one line', async () => {
  await page.viewport(1280, 844);
  await render(
    <StaffOrderFilters
      value={{
        ...{ query: '', state: '', delivery: 'venue', payment: '', due: '', memo: '' },
        ...{ refund: '', from: '', to: '', productId: '', match: '' },
      }}
      onChange={() => {}}
      counts={[]}
      products={[]}
      matches={[]}
      found={null}
      clearHref="#all"
      csv={{ pending: false, onSave: () => {} }}
    />,
  );
  await expect.element(page.getByLabelText('いつから')).toBeVisible();
  const topOf = (label: string) =>
    page.getByText(label, { exact: true }).element().getBoundingClientRect().top;
  for (const label of ['支払い方法', 'いつから', 'いつまで'])
    expect([label, topOf(label)]).toEqual([label, topOf('受け取り方法')]);
});
