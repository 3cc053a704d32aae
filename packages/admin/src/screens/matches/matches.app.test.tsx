import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pathTo } from '../../paths';
import { callOff, matchAt } from '../../testing/sampleMatches';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const match = matchAt(3);
const path = pathTo('match', { matchId: String(match.matchId) });
const list = 'GET /v1/admin/matches';
const put = 'PUT /v1/admin/matches/{matchId}';
const last = 'GET /v1/admin/matches/{matchId}/call-off';
const session = sessions.manager;
const ground = page.getByRole('textbox', { name: /^会場/ });
const save = page.getByRole('button', { name: '保存する' });

const conflict = (message: string) =>
  Response.json({ code: 409, message, data: null }, { status: 409 });

type Body = { version: number; content: typeof match.content };

test('[MATCH-01] a counter that closes after midnight is sent as a time of the next day', async () => {
  const { server } = await showAdmin(path, { session });
  const bodies: Body[] = [];
  server.answer(put, ({ body }) => {
    bodies.push(body as Body);
    return { ...match, version: 4, content: (body as Body).content };
  });
  await page.getByRole('textbox', { name: /^窓口を閉じる時刻/ }).fill('0:30');
  await save.click();
  await expect.poll(() => bodies.at(0)?.content.counterTo).toBe('2026-11-28T15:30:00.000Z');
  await expect.element(page.getByText('保存済み')).toBeVisible();
});

test('[MATCH-01] what two people change in different fields is saved by both', async () => {
  const { server } = await showAdmin(path, { session });
  await ground.fill('鶴浜市民球場');
  const theirs = {
    ...match,
    version: 4,
    content: { ...match.content, opponent: '北嶺ウルブス' },
  };
  server.answer(list, { list: [theirs] });
  const bodies: Body[] = [];
  server.answer(put, ({ body }) => {
    const sent = body as Body;
    bodies.push(sent);
    return sent.version === 4 ? { ...theirs, version: 5, content: sent.content } : conflict('');
  });
  await save.click();
  await expect.poll(() => bodies).toHaveLength(2);
  expect(bodies[1]?.content).toMatchObject({ ground: '鶴浜市民球場', opponent: '北嶺ウルブス' });
  await expect.element(page.getByText('保存済み')).toBeVisible();
});

test('[MATCH-01] what both have changed stays as it was typed, and says who it was', async () => {
  const { server } = await showAdmin(path, { session });
  await ground.fill('鶴浜市民球場');
  const theirs = {
    ...{ ...match, version: 4, changedBy: '三浦 さとみ', changedAt: '2026-11-22T04:21:00.000Z' },
    content: { ...match.content, ground: '港球場' },
  };
  server.answer(list, { list: [theirs] });
  const bodies: Body[] = [];
  server.answer(put, ({ body }) => {
    const sent = body as Body;
    bodies.push(sent);
    return sent.version === 4 ? { ...theirs, version: 5, content: sent.content } : conflict('');
  });
  await save.click();
  await expect
    .element(page.getByText(/13:21に、三浦 さとみさんがこの試合を変えました/))
    .toBeVisible();
  await expect.element(page.getByText('港球場')).toBeVisible();
  await expect.element(ground).toHaveValue('鶴浜市民球場');
  await page.getByRole('button', { name: '入力した内容で保存する' }).click();
  await expect.poll(() => bodies.at(-1)).toMatchObject({ version: 4 });
  await expect.element(page.getByText('保存済み')).toBeVisible();
});

test('[MATCH-01] what cannot be sent without a connection stays typed, also when the page is loaded again', async () => {
  const { server, reload } = await showAdmin(path, { session });
  await ground.fill('鶴浜市民球場');
  server.fail(put, 'network');
  await save.click();
  await expect.element(page.getByText(/サーバーに接続できません/)).toBeVisible();
  await expect.element(ground).toHaveValue('鶴浜市民球場');
  await reload();
  await expect.element(ground).toHaveValue('鶴浜市民球場');
  await expect.element(page.getByText('未保存の変更1件')).toBeVisible();
  server.answer(put, ({ body }) => ({ ...match, version: 4, content: (body as Body).content }));
  server.restore(put);
  await save.click();
  await expect.element(page.getByText('保存済み')).toBeVisible();
  await reload();
  await expect.element(ground).toHaveValue('鶴浜スタジアム');
});

test('[MATCH-01] a match that is being entered is there when the page is loaded again', async () => {
  const { reload } = await showAdmin(pathTo('newMatch'), { session });
  await page.getByRole('textbox', { name: /^対戦相手/ }).fill('北嶺ウルブス');
  await reload();
  await expect
    .element(page.getByRole('textbox', { name: /^対戦相手/ }))
    .toHaveValue('北嶺ウルブス');
});

const callOffPath = 'POST /v1/admin/matches/{matchId}/call-off';
const undoPath = 'POST /v1/admin/matches/{matchId}/call-off/undo';
const sheet = page.getByRole('dialog', { name: 'この試合を中止にしますか？' });
const cancel = sheet.getByRole('button', { name: '中止にする' });
const openSheet = () => page.getByRole('button', { name: '中止にする…' }).click();

const fresh = { ...callOff, notified: 0, undoSeconds: 10 };

type CallOffBody = { version: number; state: string; targetId: number | null };

test('[MATCH-04] a match is canceled with its orders by one tap, and taken back while the seconds run', async () => {
  const { server } = await showAdmin(path, { session });
  await openSheet();
  await expect.element(sheet.getByText(/132件（118人）/)).toBeVisible();
  const bodies: CallOffBody[] = [];
  server.answer(callOffPath, ({ body }) => {
    bodies.push(body as CallOffBody);
    server.answer(list, { list: [{ ...match, version: 4, state: 'canceled' }] });
    server.answer(last, { callOff: fresh });
    return { match: { ...match, version: 4, state: 'canceled' }, callOff: fresh };
  });
  await cancel.click();
  await expect.element(page.getByRole('button', { name: /^元に戻す（あと\d+秒）$/ })).toBeVisible();
  expect(bodies).toEqual([{ version: 3, state: 'canceled', targetId: 12 }]);
  await expect.element(page.getByRole('status').getByText(/10秒のあいだ/)).toBeVisible();
  await page.getByRole('button', { name: /^元に戻す（/ }).click();
  await expect.element(page.getByText('元に戻しました。お知らせは送っていません。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '中止にする…' })).toBeVisible();
});

test('[MATCH-04] an undo that is too late says why, and the result stays', async () => {
  const { server } = await showAdmin(path, { session });
  const sentence = '元に戻せる時間が過ぎました。';
  server.answer(undoPath, () => conflict(sentence));
  await openSheet();
  server.answer(list, { list: [{ ...match, version: 4, state: 'canceled' }] });
  server.answer(last, { callOff: fresh });
  await cancel.click();
  const undo = page.getByRole('button', { name: /^元に戻す（/ });
  await undo.click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText(/まもなく、118人へのお知らせ/)).toBeVisible();
});

test('[MATCH-04] what another device has called off shows by itself, and is taken back here while its seconds run', async () => {
  const { server } = await showAdmin(path, { session });
  await expect.element(page.getByRole('button', { name: '中止にする…' })).toBeVisible();
  server.answer(list, { list: [{ ...match, version: 4, state: 'canceled' }] });
  server.answer(last, { callOff: { ...fresh, undoSeconds: 4 } });
  server.emit({ type: 'resync' });
  await page.getByRole('button', { name: /^元に戻す（あと[1-4]秒）$/ }).click();
  await expect.element(page.getByText('元に戻しました。お知らせは送っていません。')).toBeVisible();
  expect(server.requests(undoPath).map(({ body }) => body)).toEqual([{ callOffId: callOff.id }]);
});

test('[MATCH-04] the focus returns to the button that opened the sheet, or goes to the result', async () => {
  const { server } = await showAdmin(path, { session });
  const opener = page.getByRole('button', { name: '中止にする…' });
  await opener.click();
  await expect.element(sheet).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await opener.click();
  await expect.element(sheet.getByText(/132件（118人）/)).toBeVisible();
  server.answer(list, { list: [{ ...match, version: 4, state: 'canceled' }] });
  server.answer(last, { callOff: fresh });
  await cancel.click();
  const result = page.getByRole('region', { name: '中止・延期の結果' });
  await expect.element(result).toHaveFocus();
  await page.getByRole('button', { name: /^元に戻す（/ }).click();
  await expect.element(page.getByText('元に戻しました。お知らせは送っていません。')).toBeVisible();
  await expect.element(result).toHaveFocus();
});

test('[MATCH-04] a tap whose answer is lost is sent again under its key', async () => {
  const { server } = await showAdmin(path, { session });
  await openSheet();
  await expect.element(sheet.getByText(/132件（118人）/)).toBeVisible();
  server.fail(callOffPath, 'network');
  await cancel.click();
  await expect.element(sheet.getByText(/サーバーに接続できません/)).toBeVisible();
  server.restore(callOffPath);
  await cancel.click();
  await expect.element(page.getByText(/注文を、12\/12（土）/)).toBeVisible();
  await expect.element(page.getByText(/^予定に戻しても、12\/12（土）/)).toBeVisible();
  const keys = server.requests(callOffPath).map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('[MATCH-04] who comes second sees who it was and the state as it is', async () => {
  const { server } = await showAdmin(path, { session });
  const sentence = 'この試合の状態は、三浦 さとみさんが変えました。いまの状態を確かめてください。';
  await openSheet();
  server.answer(callOffPath, () => conflict(sentence));
  server.answer(list, { list: [{ ...match, version: 4, state: 'postponed' }] });
  await cancel.click();
  await expect.element(sheet.getByText(sentence)).toBeVisible();
  await sheet.getByRole('button', { name: '閉じる' }).click();
  await expect.element(page.getByRole('button', { name: '予定に戻す' })).toBeVisible();
});

test('[MATCH-04] without a connection the preview says so, and nothing can be tapped', async () => {
  const { server } = await showAdmin(path, { session });
  server.fail('GET /v1/admin/matches/{matchId}/call-off-preview', 'network');
  await openSheet();
  await expect.element(sheet.getByText(/サーバーに接続できません/)).toBeVisible();
  await expect.element(cancel).toHaveAttribute('aria-disabled', 'true');
});

test('[MATCH-06] the code at the gate closes to the match that it was opened from', async () => {
  const { matchId } = matchAt(3);
  await showAdmin(pathTo('match', { matchId: String(matchId) }), { session: sessions.manager });
  const show = page.getByRole('link', { name: '画面に表示' });
  await show.click();
  await page.getByRole('link', { name: '閉じる' }).click();
  await expect.element(show).toBeVisible();
});
