import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const heading = page.getByRole('heading', { level: 1 });

test('[STAFF-03] a manager who is signed in and opens a desk’s code is told so, and stays signed in', async () => {
  const app = await showAdmin('/desk#sample', { session: sessions.manager });
  await expect.element(page.getByText(/佐野 隆さんのログイン中です。/)).toBeVisible();
  await page.getByRole('link', { name: 'このまま使う' }).click();
  await expect.element(heading).toHaveTextContent('今日');

  await app.goto('/desk#sample');
  await page.getByRole('button', { name: 'ログアウトする' }).click();
  await page.getByRole('button', { name: 'この端末をレジにする' }).click();
  await expect.element(heading).toHaveTextContent('受け渡し');
  await expect.element(page.getByText('レジ1', { exact: true })).toBeVisible();
  expect(app.path()).toMatch(/^\/?$/);
  const [enrolment] = app.server.requests('POST /v1/admin/desks');
  expect(enrolment?.body).toMatchObject({ code: 'sample' });
});

test('[STAFF-03] the page of a code says when it has none', async () => {
  await showAdmin('/desk');
  await expect.element(page.getByText(/レジのコードがありません。/)).toBeVisible();
});
