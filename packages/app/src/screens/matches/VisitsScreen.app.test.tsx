import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { visitStamp, visits } from '../../testing/sampleMatches';
import { showApp } from '../../testing/showApp';

const code = '8.59533640.Zm9vYmFyYmF6';
const stamping = 'POST /v1/user/visits';
const storedClaims = () => Object.keys(localStorage).filter((key) => key.startsWith('visit:'));

test('[MATCH-06] a code in the address is stamped, and leaves the address at once', async () => {
  const { server, path } = await showApp(`/u/visits#${code}`);
  await expect.element(page.getByText('今季4試合目')).toBeVisible();
  expect(path()).toBe('/u/visits');
  expect(window.location.hash).toBe('');
  expect(storedClaims()).toEqual([]);
  const [request] = server.requests(stamping);
  expect(request?.body).toEqual({ code, waitedSeconds: 0 });
  // The list is loaded again, with the new match.
  await expect.poll(() => server.requests('GET /v1/user/visits').length).toBeGreaterThan(1);
});

test('[MATCH-06] a stamp that the fan has already says so', async () => {
  await showApp(`/u/visits#${code}`, {
    answers: { [stamping]: { ...visitStamp, isNew: false } },
  });
  await expect.element(page.getByText('この試合のスタンプは、もう押してあります。')).toBeVisible();
});

test('[MATCH-06] a code that the server refuses says why, and is not sent again', async () => {
  const message = 'この試合の来場スタンプは終わりました。';
  await showApp(`/u/visits#${code}`, {
    prepare: (server) => server.fail(stamping, { code: 409, message }),
  });
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(new RegExp(message));
  expect(storedClaims()).toEqual([]);
});

test('[MATCH-06] without a connection a code is stored, and stamped with how long it has waited', async () => {
  const { server, clock, goto, reload } = await showApp('/u/visits');
  await expect.element(page.getByText('2026年', { exact: true })).toBeVisible();
  server.disconnect();
  await goto(`/u/visits#${code}`);
  await expect.element(page.getByText('スタンプをお預かりしました')).toBeVisible();
  expect(storedClaims()).toHaveLength(1);
  await reload();
  await expect.element(page.getByText('1件のスタンプは、電波が戻ると自動で押します')).toBeVisible();
  // What was loaded before is readable.
  await expect.element(page.getByText(`対 ${visits[0]?.match.opponent}`).first()).toBeVisible();
  await clock.runFor(40 * 60_000);
  const before = server.requests(stamping).length;
  server.connect();
  window.dispatchEvent(new Event('online'));
  await expect.poll(storedClaims).toEqual([]);
  // A live region is filled a moment after it is shown.
  await clock.runFor(200);
  await expect.element(page.getByText('来場スタンプを押しました')).toBeVisible();
  const sent = server.requests(stamping).slice(before);
  expect(sent).toHaveLength(1);
  // To the minute: the clock also ran while the screens loaded.
  expect(sent[0]?.body).toMatchObject({ code, waitedSeconds: expect.closeTo(2400, -2) });
});

test('[MATCH-06] a response that is lost is asked for again, and the stamp is a new one', async () => {
  const { server } = await showApp(`/u/visits#${code}`, {
    prepare: (starting) => starting.fail(stamping, 'network'),
  });
  await expect.element(page.getByText('スタンプをお預かりしました')).toBeVisible();
  // The request has arrived, and only its response was lost.
  server.restore();
  server.answer(stamping, { ...visitStamp, isNew: false });
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('今季4試合目')).toBeVisible();
  await expect.element(page.getByText(/もう押してあります/)).not.toBeInTheDocument();
});

test('[MATCH-06] whoever is not logged in comes back with the code after the login', async () => {
  const { path } = await showApp(`/u/visits#${code}`, { session: null });
  await expect.poll(path).toBe('/login');
  expect(sessionStorage.getItem('redirect_uri')).toBe(`/u/visits#${code}`);
});

test('[MATCH-06] a logout asks about a stamp that is not sent, and removes it', async () => {
  const { server, path, goto } = await showApp('/u/visits');
  await expect.element(page.getByText('2026年', { exact: true })).toBeVisible();
  server.disconnect();
  await goto(`/u/visits#${code}`);
  await expect.element(page.getByText('スタンプをお預かりしました')).toBeVisible();
  await goto('/u/my-page');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect
    .element(page.getByRole('dialog', { name: 'まだ押していない来場スタンプがあります' }))
    .toBeVisible();
  await page.getByRole('button', { name: '削除してログアウト' }).click();
  await expect.poll(path).toBe('/login');
  expect(storedClaims()).toEqual([]);
});

test('[MATCH-06] my page has the season’s count, and leads to the matches', async () => {
  const { path } = await showApp('/u/my-page');
  await page.getByRole('link', { name: '来場スタンプ（今季3試合）' }).click();
  await expect.poll(path).toBe('/u/visits');
  await expect.element(page.getByText(/^3試合\s1勝0敗1分$/)).toBeVisible();
});
