import { expect, test } from 'vitest';
import type { Today } from '../../data/today/loadToday';
import { badgesOf } from '../../shell/useMenuBadges';
import { attentionOf, calendarOf, differencesOf, servicesOf, stockOf } from './today.map';

test('[TODAY-01] day, month and hour are those of Japan', () => {
  expect(calendarOf('2026-10-31T15:30:00.000Z')).toEqual({
    day: '2026-11-01',
    firstOfMonth: '2026-11-01',
    month: 11,
    hour: 0,
  });
  expect(calendarOf('2026-11-22T14:59:59.000Z')).toMatchObject({ day: '2026-11-22', hour: 23 });
});

const attention: Today['attention'] = {
  payments: { count: 2, oldest: '2026-11-22T04:02:00.000Z' },
  refunds: { count: 0, oldest: null },
  handOvers: { count: 1, oldest: '2026-11-22T04:21:00.000Z' },
  reports: { count: 1, oldest: '2026-11-22T04:14:00.000Z' },
  differences: {
    at: null,
    count: 2,
    list: [
      { kind: 'wrong_amount', orderId: '261121-7K3MPQ', owed: 3600, charged: 1800 },
      { kind: 'charged_without_order', orderId: null, owed: 0, charged: 1800 },
    ],
  },
};

test('[TODAY-01] the menu counts what a person must decide in each place', () => {
  expect(badgesOf({ attention })).toEqual({ orders: 5, reports: 1 });
});

test('[TODAY-01] each count leads to its list, by filters in the address', () => {
  const today = { attention } as Today;
  expect(attentionOf(today).map(({ href }) => href)).toEqual([
    '/orders?state=payment_pending',
    '/orders?state=refund_due',
    undefined,
    '/',
    '/reports',
  ]);
  expect(differencesOf(today).map(({ href }) => href)).toEqual([
    '/orders/261121-7K3MPQ',
    undefined,
  ]);
});

test('[OPS-02] work in the background is a line of the services: failed before late', () => {
  const failedAt = '2026-11-22T03:10:00.000Z';
  const dueAt = '2026-11-22T04:10:00.000Z';
  const none = { count: 0, oldest: null };
  const lineOf = (jobs: Today['jobs']) =>
    servicesOf({ services: [], ...(jobs && { jobs }) } as Partial<Today> as Today);
  expect(lineOf({ failed: none, lateSince: null })).toEqual([
    { name: 'jobs', state: 'working', since: null },
  ]);
  expect(lineOf({ failed: none, lateSince: dueAt })).toEqual([
    { name: 'jobs', state: 'late', since: dueAt },
  ]);
  expect(lineOf({ failed: { count: 2, oldest: failedAt }, lateSince: dueAt })).toEqual([
    { name: 'jobs', state: 'failed', since: failedAt, count: 2 },
  ]);
  // A process of the version before, which runs beside this one.
  expect(lineOf(undefined)).toEqual([]);
});

test('[TODAY-01] low stock leads to the product and to the form that counts it, for roles that may see goods', () => {
  const item = { productId: 12, name: 'ホームユニフォーム', label: 'L', sellable: 0 };
  const figures = {
    stock: { count: 1, list: [{ ...item, optionId: 31 }] },
  } as Partial<Today> as Today;
  expect(stockOf(figures, 'manager')).toEqual({
    count: 1,
    items: [{ ...item, href: '/products/12', countHref: '/products/12?stock=count-31' }],
    href: '/products',
  });
  expect(stockOf(figures, 'desk')).toEqual({
    count: 1,
    items: [item],
    href: undefined,
  });
  // Processes of versions before, which run beside this one.
  const before = { stock: { count: 1, list: [item] } } as Partial<Today> as Today;
  expect(stockOf(before, 'manager')?.items).toEqual([{ ...item, href: '/products/12' }]);
  expect(stockOf({} as Partial<Today> as Today, 'manager')).toBeUndefined();
});

test('[STOCK-13] what booths sold too many stands with the orders that may be short', () => {
  const sold = { productId: 3, name: 'ユニフォーム', label: 'L', pieces: 2, orderCount: 4 };
  const figures = {
    stock: { count: 0, list: [] },
    oversold: [{ ...sold, optionId: 22, onHand: 4, version: 9, orderIds: ['261121-7K3MPQ'] }],
  } as Partial<Today> as Today;
  expect(stockOf(figures, 'manager')?.oversold).toEqual([
    {
      ...sold,
      orders: [{ orderId: '261121-7K3MPQ', href: '/orders/261121-7K3MPQ' }],
      href: '/products/3',
      countHref: '/products/3?stock=count-22',
    },
  ]);
});
