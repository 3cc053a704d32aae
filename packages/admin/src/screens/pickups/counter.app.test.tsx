import { signalOf } from '@homestand/ui';
import { expect, onTestFinished, test } from 'vitest';
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

/** Every result that the screen shows from now on, and every vibration, in their order. */
function noteSigns(): string[] {
  const signs: string[] = [];
  const observer = new MutationObserver(() => {
    const kind = document.querySelector<HTMLElement>('[data-result]')?.dataset['result'];
    if (kind !== undefined && signs.findLast((sign) => !sign.startsWith('vibration')) !== kind)
      signs.push(kind);
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (pattern: number[]) => signs.push(`vibration ${pattern.join(' ')}`),
  });
  onTestFinished(() => {
    observer.disconnect();
    Reflect.deleteProperty(navigator, 'vibrate');
  });
  return signs;
}

const aHandOver = ['handedOver', `vibration ${signalOf('handedOver').vibration.join(' ')}`];

for (const [state, ms] of [
  ['without a delay', 0],
  ['after 150 ms', 150],
  ['after 800 ms', 800],
  ['after 4 s', 4000],
  ['without a connection', null],
] as const) {
  test(`[DESK-03] [DESK-04] a hand-over answered ${state} shows and sounds nothing but its success`, async () => {
    const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
    const app = await showAdmin(pathTo('order', { orderId: pickup.id }), {
      session: deskSession,
      prepare(server) {
        let isOpen = true;
        server.answer('GET /v1/admin/pickups/{orderId}', () =>
          isOpen ? pickup : handedOverNow(pickup, deskSession.name),
        );
        server.answer('POST /v1/admin/pickups/{orderId}/hand-over', () => {
          isOpen = false;
          return handedOverNow(pickup, deskSession.name);
        });
      },
    });
    const button = page.getByRole('button', { name: /渡しました/ });
    await expect.element(button).toBeVisible();
    const signs = noteSigns();
    const release = app.server.hold('POST /v1/admin/pickups/{orderId}/hand-over');
    if (ms === null) app.server.disconnect();
    await button.click();
    await expect
      .poll(() => app.server.requests('POST /v1/admin/pickups/{orderId}/hand-over'))
      .toHaveLength(ms === null ? 0 : 1);
    const unsent = page.getByText(/まだ送っていない受け渡し/);
    if (ms !== null && ms < 2500) await expect.element(unsent).not.toBeInTheDocument();
    await app.clock.runFor(ms ?? 3000);
    release();
    await app.clock.runFor(6000);
    await expect.element(page.getByRole('heading', { name: /渡しました/ })).toBeVisible();
    expect(signs.toSorted()).toEqual(aHandOver.toSorted());
  });
}

test('[DESK-03] an order that another desk hands over while it is open here says so', async () => {
  const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
  const app = await showAdmin(pathTo('order', { orderId: pickup.id }), {
    session: deskSession,
    prepare: (server) => server.answer('GET /v1/admin/pickups/{orderId}', pickup),
  });
  const button = page.getByRole('button', { name: /渡しました/ });
  await expect.element(button).toBeVisible();
  const signs = noteSigns();
  app.server.answer('GET /v1/admin/pickups/{orderId}', handedOverNow(pickup, 'レジ9'));
  app.server.fail('POST /v1/admin/pickups/{orderId}/hand-over', { code: 409 });
  await button.click();
  await app.clock.runFor(6000);
  expect(signs).toContain('alreadyHandedOver');
  expect(signs).toContain(`vibration ${signalOf('alreadyHandedOver').vibration.join(' ')}`);
  expect(signs).not.toContain('handedOver');
});

function none(): never {
  throw new Error('The sample has no two orders that are paid at the counter.');
}
