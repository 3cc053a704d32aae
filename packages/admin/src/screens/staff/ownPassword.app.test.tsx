import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskSession, newSession, sessions, staffOf } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const changing = 'POST /v1/admin/password';
const field = (name: string) => page.getByLabelText(name, { exact: true });
const heading = page.getByRole('heading', { level: 1 });

async function fill(next: string, present = 'kR7m-Tq4x-Zw9p') {
  await field('現在のパスワード').fill(present);
  await field('新しいパスワード').fill(next);
  await field('新しいパスワード（確認）').fill(next);
}

test('[STAFF-07] a login with a password of a slip leads to its change, from every address, and then to where it was opened for', async () => {
  const app = await showAdmin('/account', {
    session: newSession,
    answers: { [changing]: staffOf(sessions.desk) },
  });
  await expect.element(heading).toHaveTextContent('パスワードを変える');
  await app.goto('/');
  await expect.element(heading).toHaveTextContent('パスワードを変える');
  await app.goto('/account');
  await expect.element(heading).toHaveTextContent('パスワードを変える');
  await fill('Scarlet-2027');
  await page.getByRole('button', { name: '変えてはじめる' }).click();
  await expect.element(heading).toHaveTextContent('ログインと端末');
  expect(app.path()).toBe('/account');
});

test('[STAFF-07] a wrong present password is told at its field; the answer that was lost is asked for again with its key', async () => {
  const app = await showAdmin('/account', {
    session: sessions.desk,
    answers: { [changing]: staffOf(sessions.desk) },
  });
  await page.getByRole('button', { name: 'パスワードを変える' }).click();
  await fill('Scarlet-2027');
  app.server.fail(changing, 'network');
  const submit = page.getByRole('button', { name: '変更する' });
  await submit.click();
  await expect.poll(() => app.server.requests(changing).length).toBeGreaterThan(0);
  await expect
    .element(field('現在のパスワード'))
    .toHaveAccessibleDescription(
      'サーバーに接続できません。通信を確認して、もう一度お試しください。',
    );
  app.server.answer(changing, staffOf(sessions.desk));
  await submit.click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  // The time after which a toast shows.
  await app.clock.runFor(150);
  await expect.element(page.getByText('パスワードを変更しました')).toBeVisible();
  const keys = app.server.requests(changing).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('[STAFF-07] the desk of a helper has no password to change', async () => {
  await showAdmin('/account', { session: deskSession });
  await expect.element(heading).toHaveTextContent('ログインと端末');
  await expect
    .element(page.getByRole('button', { name: 'パスワードを変える' }))
    .not.toBeInTheDocument();
});
