import { type StaffRole, staffAreas } from '@homestand/api-client/staff';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { beginStaffSession, endStaffSession } from '../data/staff/staffSession';
import { patterns } from '../paths';
import { sampleDay } from '../testing/sampleMoney';
import { paidOrder } from '../testing/sampleOrders';
import { reportDetail } from '../testing/sampleReports';
import { account, sessions, tillOf } from '../testing/sampleStaff';
import { showAdmin } from '../testing/showAdmin';
import { routes } from './routes';

const params: Readonly<Record<string, string>> = {
  orderId: paidOrder.order.id,
  reportId: reportDetail.report.id,
  staffId: account.id,
  tillId: tillOf('レジ1').id,
  matchId: '1',
  productId: '1',
};
const addressOf = (pattern: string) => pattern.replace(/:(\w+)/g, (_, key) => params[key] ?? '');

const notFound = page.getByText(/お探しのページは見つかりませんでした。/);

/** Routes of areas, with whether the role may enter. */
const rowsOf = (role: StaffRole) =>
  routes.flatMap(({ name, for: area }) =>
    area === 'guest' || area === 'all' || area === 'secondFactorStep'
      ? []
      : [{ path: addressOf(patterns[name]), isOpen: staffAreas[area].includes(role) }],
  );

test.each(['desk', 'manager', 'owner'] as const)(
  '[STAFF-02] [STAFF-05] the addresses that a %s may not enter answer like unknown ones',
  async (role) => {
    const app = await showAdmin('/account', { session: sessions[role] });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('ログインと端末');
    const closed = rowsOf(role).filter(({ isOpen }) => !isOpen);
    expect(closed.length > 0).toBe(role !== 'owner');
    for (const { path } of closed) {
      await app.goto(path);
      await expect.element(notFound, { message: path }).toBeVisible();
    }
  },
);

test.each(['desk', 'manager', 'owner'] as const)(
  '[STAFF-02] the addresses that a %s may enter show their screens',
  async (role) => {
    const app = await showAdmin('/account', { session: sessions[role] });
    for (const { path } of rowsOf(role).filter(({ isOpen }) => isOpen)) {
      await app.goto(path);
      await expect
        .element(page.getByRole('button', { name: 'ログアウト' }), { message: path })
        .toBeInTheDocument();
      await expect.element(notFound, { message: path }).not.toBeInTheDocument();
    }
  },
);

test('[STAFF-02] [TODAY-01] a login leads a desk to the counter and the others to 今日', async () => {
  const app = await showAdmin('/login', { session: sessions.desk });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('受け渡し');
  expect(app.path()).toMatch(/^\/?$/);
  const places = page.getByRole('navigation').getByRole('link');
  await expect
    .poll(() => places.elements().map((element) => element.textContent))
    .toEqual(['受け渡し', '一覧', 'レジ', 'この端末', 'ブース', '来場']);
});

test('[STAFF-02] [TODAY-01] a login leads a manager to 今日', async () => {
  const app = await showAdmin('/login', { session: sessions.manager });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('今日');
  expect(app.path()).toBe('/today');
});

test('[DESK-07] the day of a till that is still to come is the present one', async () => {
  const { server } = await showAdmin('/tills?day=2099-01-01', { session: sessions.manager });
  await expect.element(page.getByText('レジ1')).toBeVisible();
  const days = server.requests('GET /v1/admin/tills').map(({ query }) => query.get('day'));
  expect(new Set(days)).toEqual(new Set([sampleDay]));
});

test('[STAFF-01] [ROUTE-03] a login leads to the page that was asked for, if the role may enter it', async () => {
  const app = await showAdmin('/orders?page=1');
  const loginShows = () =>
    expect.element(page.getByRole('button', { name: 'ログイン' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await loginShows();
  beginStaffSession({ ...sessions.manager, token: 'first' });
  await expect.poll(app.path).toBe('/orders?page=1');
  await expect.element(heading).toHaveTextContent('注文');
  endStaffSession({ onPurpose: false });
  await loginShows();
  beginStaffSession({ ...sessions.manager, token: 'second' });
  await expect.poll(app.path).toBe('/orders?page=1');
  await expect.element(heading).toHaveTextContent('注文');
  endStaffSession({ onPurpose: false });
  await loginShows();
  beginStaffSession({ ...sessions.desk, token: 'third' });
  await expect.element(heading).toHaveTextContent('受け渡し');
});
