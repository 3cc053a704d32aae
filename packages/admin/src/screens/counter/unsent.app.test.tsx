import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { boothGoods } from '../../testing/sampleBooth';
import { handedOverNow, openPickups } from '../../testing/sampleCounter';
import { deskSession, sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const sending = 'POST /v1/admin/pickups/{orderId}/hand-over';

/** Somebody hands an order over without a connection, and their session ends before it is sent. */
async function endWithUnsent(session: typeof deskSession) {
  const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
  const app = await showAdmin(pathTo('counterOrder', { orderId: pickup.id }), {
    session,
    prepare(server) {
      server.answer('GET /v1/admin/pickups/{orderId}', pickup);
      server.answer(sending, handedOverNow(pickup, session.name));
    },
  });
  const button = page.getByRole('button', { name: /渡しました/ });
  await expect.element(button).toBeVisible();
  app.server.disconnect();
  await button.click();
  await expect.element(page.getByText(/まだ送っていない記録/).first()).toBeVisible();
  app.server.fail('GET /v1/admin/hand-overs', 401);
  app.server.fail(sending, 401);
  app.server.connect();
  await app.clock.runFor(10_000);
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('スタッフログイン');
  return app;
}

test('[DESK-06] a desk that has ended says what it has not sent, and the next session sends it under its name', async () => {
  const app = await endWithUnsent(deskSession);
  const unsent = page.getByText(
    'まだ送っていない記録 1件。責任者のQRコードでもう一度つないでください',
  );
  await expect.element(unsent).toBeVisible();
  await app.reload();
  await expect.element(unsent).toBeVisible();

  app.server.restore();
  const next = { ...sessions.desk, name: 'レジ2' };
  app.server.answer('POST /v1/admin/desks', {
    accessToken: 'sample-next',
    staff: {
      ...{ id: next.id, name: next.name, role: 'desk', endsAt: '2026-11-21T15:00:00.000Z' },
      ...{ step: null, methods: [] },
    },
  });
  const before = app.server.requests(sending).length;
  await app.goto('/desk#sample');
  await page.getByRole('button', { name: 'この端末をレジにする' }).click();
  await expect.poll(() => app.server.requests(sending).length).toBeGreaterThan(before);
  expect(app.server.requests(sending).at(-1)?.body).toMatchObject({ madeBy: deskSession.id });
});

test('[DESK-06] a person whose session has ended is told to log in again for what was not sent', async () => {
  await endWithUnsent(sessions.desk);
  await expect
    .element(page.getByText('まだ送っていない記録 1件。もう一度ログインすると送ります'))
    .toBeVisible();
});

test('[STOCK-13] a booth whose session has ended says what it has sold and not sent', async () => {
  const app = await showAdmin(pathTo('booth'), { session: deskSession });
  const [product = none()] = boothGoods.list;
  await page.getByRole('link', { name: new RegExp(product.name) }).click();
  const record = page.getByRole('button', { name: /^売りました/ });
  await expect.element(record).toBeVisible();
  app.server.disconnect();
  await record.click();
  await app.clock.runFor(3000);
  await expect.element(page.getByText('まだ送っていません', { exact: true })).toBeVisible();
  app.server.fail('POST /v1/admin/booth-sales', 401);
  app.server.connect();
  await app.clock.runFor(10_000);
  await expect
    .element(page.getByText('まだ送っていない記録 1件。責任者のQRコードでもう一度つないでください'))
    .toBeVisible();
});

test('[DESK-06] a counter says with its calls how many hand-overs it has not sent', async () => {
  const [pickup = none()] = openPickups.filter(({ due }) => due > 0);
  const app = await showAdmin(pathTo('counterOrder', { orderId: pickup.id }), {
    session: deskSession,
    prepare: (server) => server.answer('GET /v1/admin/pickups/{orderId}', pickup),
  });
  const reported = () =>
    app.server.requests('GET /v1/admin/hand-overs').map(({ query }) => query.get('unsent'));
  await expect.element(page.getByRole('button', { name: /渡しました/ })).toBeVisible();
  await expect.poll(reported).toContain('0');
  app.server.fail(sending, 503);
  await page.getByRole('button', { name: /渡しました/ }).click();
  await app.clock.runFor(10_000);
  expect(reported().at(-1)).toBe('1');
});

function none(): never {
  throw new Error('The sample has no order that is paid at the counter.');
}
