import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { secondFactor, sessions, staffOf } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

test('[STAFF-01] who leaves while a second factor is registered stays where they went', async () => {
  const registering = 'PUT /v1/admin/second-factor/totp';
  const app = await showAdmin('/account/second-factor', { session: sessions.manager });
  app.server.answer('GET /v1/admin/second-factor', { ...secondFactor, hasCode: false });
  app.server.answer(registering, {
    accessToken: null,
    staff: staffOf(sessions.manager),
    recoveryCodes: [],
  });
  await app.reload();
  await page.getByRole('button', { name: 'ワンタイムコードを登録する' }).click();
  await page.getByRole('textbox', { name: 'アプリに出た6桁の数字' }).fill('123456');
  const release = app.server.hold(registering);
  await page.getByRole('button', { name: '登録する', exact: true }).click();
  await expect.poll(() => app.server.requests(registering)).toHaveLength(1);
  await page.getByRole('link', { name: '今日', exact: true }).click();
  await expect.poll(app.path).toBe('/today');
  release();
  await app.clock.settle();
  expect(app.path()).toBe('/today');
});
