import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ActivityLog } from './ActivityLog';

const nothing = { account: null, reportId: null, changes: [], reason: null };
const entry = {
  ...nothing,
  at: '2026-11-21T12:20:00+09:00',
  by: '三浦 さとみ',
  device: '9d3f7f0e',
  orders: ['261121-7K3MPQ', '261121-H7T4RA', '261120-2BXW9C'],
  orderCount: 50,
  fans: [
    { id: '1', name: '浜野 あかり' },
    { id: '2', name: '佐野 みなみ' },
    { id: '3', name: '長谷川 さくら子' },
  ],
  fanCount: 47,
};

test('[STAFF-04] on a phone the fields are behind one button, unless a filter is set', async () => {
  await page.viewport(390, 844);
  const fieldsWith = (fan: string) => (
    <ActivityLog
      key={fan}
      value={{ order: '', fan, person: '', kind: '', from: '', to: '', match: '' }}
      matches={[]}
      onChange={() => {}}
      onSearch={() => {}}
      csv={{ pending: false, onSave: () => {} }}
      items={[]}
      hrefOfOrder={(orderId) => `#${orderId}`}
      hrefOfReport={(reportId) => `#${reportId}`}
      more={null}
    />
  );
  const { rerender } = await render(fieldsWith(''));
  const filters = page.getByRole('button', { name: '条件で探す' });
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByLabelText('ファンの名前')).not.toBeVisible();
  await expect.element(page.getByText('検索する')).not.toBeVisible();
  await filters.click();
  await expect.element(page.getByLabelText('ファンの名前')).toBeVisible();
  await expect.element(page.getByText('検索する')).toBeVisible();

  await rerender(fieldsWith('浜'));
  await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
  await page.viewport(1280, 800);
  await expect.element(page.getByLabelText('ファンの名前')).toBeVisible();
  expect(page.getByRole('button', { name: '条件で探す' }).elements()).toEqual([]);
});

test('[STAFF-04] an entry of a list is at most 56 px high beside the menu of a desktop', async () => {
  await page.viewport(1280, 800);
  await render(
    <div style={{ width: '1080px' }}>
      <ActivityLog
        value={{ order: '', fan: '', person: '', kind: '', from: '', to: '', match: '' }}
        matches={[]}
        onChange={() => {}}
        onSearch={() => {}}
        csv={{ pending: false, onSave: () => {} }}
        items={[
          { ...entry, id: '2', what: '注文の一覧を見ました' },
          {
            ...{ ...entry, orders: ['261121-7K3MPQ'], orderCount: 1, fanCount: 1 },
            ...{ id: '1', what: 'メモを変えました', fans: entry.fans.slice(0, 1) },
            changes: [{ name: 'メモ', before: '', after: '保冷剤をつける' }],
          },
        ]}
        hrefOfOrder={(orderId) => `#${orderId}`}
        hrefOfReport={(reportId) => `#${reportId}`}
        more={null}
      />
    </div>,
  );
  await expect.element(page.getByText('注文の一覧を見ました')).toBeVisible();
  for (const row of page.getByRole('listitem').elements())
    expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(56);
});
