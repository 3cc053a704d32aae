import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pathTo } from '../../paths';
import { handedOverNow, openPickups } from '../../testing/sampleCounter';
import { deskSession, sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const heading = page.getByRole('heading', { level: 1 });

test('[STAFF-02] characters at the counter are no keys', async () => {
  const app = await showAdmin('/today', { session: sessions.manager });
  await page.getByRole('link', { name: '受け渡し' }).click();
  await expect.element(heading).toHaveTextContent('受け渡し');
  await userEvent.keyboard('?go');
  await app.clock.runFor(2000);
  expect(app.path()).toMatch(/^\/?$/);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('[DESK-02] [DESK-07] an order scanned while another is handed over stays open, with its way of payment', async () => {
  const [first = none(), next = none()] = openPickups.filter(({ due }) => due > 0);
  const app = await showAdmin(pathTo('order', { orderId: first.id }), { session: deskSession });
  app.server.answer(
    'GET /v1/admin/pickups/{orderId}',
    ({ params }) => openPickups.find(({ id }) => id === params['orderId']) ?? none(),
  );
  app.server.answer('POST /v1/admin/pickups/{orderId}/hand-over', handedOverNow(first, ''));
  await app.reload();
  const release = app.server.hold('POST /v1/admin/pickups/{orderId}/hand-over');
  await page.getByRole('button', { name: /渡しました/ }).click();
  await expect
    .poll(() => app.server.requests('POST /v1/admin/pickups/{orderId}/hand-over'))
    .toHaveLength(1);

  for (const key of [...next.id, 'Enter'])
    window.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  await expect.poll(app.path).toBe(pathTo('order', { orderId: next.id }));
  const other = page.getByRole('radio', { name: 'その他' });
  await other.click({ force: true });
  release();
  await app.clock.settle();
  expect(app.path()).toBe(pathTo('order', { orderId: next.id }));
  await expect.element(other).toBeChecked();
});

function none(): never {
  throw new Error('The sample has no two orders that are paid at the counter.');
}
