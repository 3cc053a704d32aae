import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '../../testing/showApp';

test('[AUTH-10] on a login page a refused call changes nothing', async () => {
  const { clock, path } = await showApp('/login', {
    prepare: (server) =>
      server.fail('GET /v1/user/line/login', { code: 401, message: 'ログインしてください。' }),
  });
  await page.getByRole('button', { name: 'LINEでログイン' }).click();
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
  // The time of a toast, and the pause after which a session would end.
  await clock.runFor(10_000);
  expect(path()).toBe('/login');
  await expect.element(page.getByRole('main').getByRole('alert')).toBeVisible();
});
