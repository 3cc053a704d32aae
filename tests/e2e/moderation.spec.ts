import { picture } from '../support/files.ts';
import type { Fan, Staff } from '../support/fixtures.ts';
import type { TestServer } from '../support/server.ts';
import { bubble, composer, reportMenu, send, textsOf } from './messageFixtures.ts';
import { backgroundServices, expect, type Page, test } from './test.ts';

const hiddenSentence = '運営により非表示になりました';

async function group({ createGroup, createFan, createPlayer, createStaff }: TestServer) {
  const player = await createPlayer();
  return {
    topicId: await createGroup(`応援トーク ${player.playerId}`, [player.playerId]),
    sender: await createFan(`自転車通勤${player.playerId}`),
    reader: await createFan('浜野 さくら'),
    other: await createFan('あおい'),
    player,
    manager: await createStaff('manager'),
  };
}

const post = (fan: Fan, topicId: string, content: string) =>
  fan.call('POST', '/v1/user/chats/message', { body: { topicId, content } });

/** Decides about the reported message of this fan. */
async function decide(manager: Staff, sender: Fan, body: object) {
  const { data } = (await manager.call('GET', '/v1/admin/reports?size=100')).body;
  const { list } = data as { list: { id: string; message: { senderId: string } }[] };
  const found = list.find(({ message }) => message.senderId === sender.id);
  const answer = await manager.call('POST', `/v1/admin/reports/${found?.id}/decision`, {
    body: { message: 'hide', sender: 'none', reason: '居場所は書かないでください。', ...body },
  });
  expect(answer.status).toBe(200);
}

const report = (fan: Fan, topicId: string, messageId: string) =>
  fan.call('POST', `/v1/topics/${topicId}/messages/${messageId}/reports`, {
    body: { reason: 'whereabouts' },
  });

async function reportOn(page: Page, text: string) {
  await reportMenu(page, text).click();
  await page.getByRole('menuitem', { name: '通報する' }).click();
  const sheet = page.getByRole('dialog', { name: 'メッセージを通報' });
  await sheet.getByRole('radio', { name: '選手の居場所や持ち物' }).check();
  await sheet.getByRole('button', { name: '通報する' }).click();
  const done = page.getByRole('dialog', { name: '通報しました' });
  await done.getByRole('button', { name: 'トークへ戻る' }).click();
  await expect(done).toHaveCount(0);
}

test('[SAFE-02] [SAFE-05] a reported message leaves the reporter’s screens; staff read it in its context, hide it from everyone at once, mute its sender, and take it back @journey @gate @smoke', async ({
  server,
  openAs,
  openStaffAs,
  consoleErrors,
}) => {
  const { topicId, sender, reader, other, player, manager } = await group(server);
  const text = '帰りに待っていれば会えます';
  await post(other, topicId, '今日の先発は佐伯投手ですね');
  await post(sender, topicId, text);
  const [mine, second] = [
    await openAs(reader, `/u/message/${topicId}`),
    await openAs(reader, `/u/message/${topicId}`),
  ];
  const theirs = await openAs(sender, `/u/message/${topicId}`);
  const others = await openAs(other, `/u/message/${topicId}`);
  const players = await openAs(player, `/p/message/${topicId}`);
  for (const page of [mine, second, theirs, others, players]) {
    await expect(bubble(page, text)).toBeVisible();
    await backgroundServices(page);
  }

  await reportOn(mine, text);
  for (const page of [mine, second]) await expect(bubble(page, text)).toHaveCount(0);
  for (const page of [theirs, others, players]) await expect(bubble(page, text)).toBeVisible();

  const page = await openStaffAs(manager, '/reports');
  await page.getByRole('link', { name: new RegExp(sender.name) }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: '通報されたメッセージ' }),
  ).toContainText(text);
  await expect(page.getByText('今日の先発は佐伯投手ですね')).toBeVisible();
  await page.getByRole('radio', { name: '送信を止める' }).check();
  await page.getByRole('textbox', { name: /本人に届く文/ }).fill('居場所は書かないでください。');
  await page.getByRole('button', { name: '非表示にする・送信を止める…' }).click();
  await page.getByRole('button', { name: '決める' }).click();
  await expect(page.getByRole('status').filter({ hasText: '非表示にしました' })).toContainText(
    manager.name,
  );
  for (const shown of [theirs, others, players])
    await expect(bubble(shown, hiddenSentence)).toBeVisible();
  for (const shown of [others, players]) await expect(bubble(shown, text)).toHaveCount(0);
  // Its sender reads it once more, in the notice about it.
  await expect(theirs.getByRole('status').filter({ hasText: text })).toBeVisible();
  await expect(bubble(theirs, text)).toHaveCount(1);
  expect((await post(sender, topicId, '次の話')).status).toBe(409);

  // Not in the copy that the device opens offline either.
  const stored = await others.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  expect(stored).not.toContain('帰りに待っていれば');
  // Nor in the list of topics.
  await others.getByRole('link', { name: '戻る' }).click();
  await expect(others).toHaveURL(`${server.origin}/user/u/message`);
  await expect(others.getByText(hiddenSentence)).toBeVisible();
  await others.getByRole('link', { name: new RegExp(`応援トーク ${player.playerId}`) }).click();
  await expect(bubble(others, hiddenSentence)).toBeVisible();
  // What has come to the reporter since shows that nothing of it has.
  await post(other, topicId, '明日も行きます');
  await expect(bubble(mine, '明日も行きます')).toBeVisible();
  await expect(bubble(mine, hiddenSentence)).toHaveCount(0);

  await page.getByRole('button', { name: '元に戻す…' }).click();
  await page.getByRole('button', { name: '元に戻す', exact: true }).click();
  await expect(page.getByRole('button', { name: '非表示にする…' })).toBeVisible();
  await expect(bubble(others, text)).toBeVisible();
  expect((await post(sender, topicId, '次の話')).status).toBe(200);
  expect(consoleErrors).toEqual([]);
});

test('[SAFE-05] a muted fan reads until when and why, and loses nothing typed @journey', async ({
  server,
  openAs,
}) => {
  const { topicId, sender, reader, manager } = await group(server);
  const sent = await post(sender, topicId, '帰りに待っていれば会えます');
  await report(reader, topicId, (sent.body.data as { messageId: string }).messageId);
  const page = await openAs(sender, `/u/message/${topicId}`);
  await expect(composer(page)).toBeVisible();
  await backgroundServices(page);
  const until = new Date(Date.now() + 24 * 3_600_000).toISOString();
  await decide(manager, sender, { sender: 'mute', until });
  const notice = page.getByRole('status').filter({ hasText: 'メッセージを送信できません' });
  await expect(notice).toContainText('居場所は書かないでください。');

  await send(page, 'すみませんでした');
  await expect(bubble(page, 'すみませんでした')).toBeVisible();
  await expect(page.getByText(/まで、メッセージを送信できません。理由：居場所は/)).toBeVisible();
  expect(await textsOf(reader, topicId)).toEqual([]);

  await server.db
    .updateTable('fanSanctions')
    .set({ liftedAt: new Date() })
    .where('userId', '=', sender.id)
    .execute();
  await page.getByRole('button', { name: '再送する' }).click();
  await expect.poll(() => textsOf(reader, topicId)).toEqual(['すみませんでした']);
});

test('[SAFE-05] a warning is confirmed once; a suspension takes the place of the page at once', async ({
  server,
  openAs,
}) => {
  const { topicId, sender, reader, manager } = await group(server);
  const page = await openAs(sender, `/u/message/${topicId}`);
  await expect(composer(page)).toBeVisible();
  await backgroundServices(page);
  const reported = async (content: string) => {
    const sent = await post(sender, topicId, content);
    await report(reader, topicId, (sent.body.data as { messageId: string }).messageId);
  };
  await reported('一通目');
  await decide(manager, sender, { message: 'pass', sender: 'warn' });
  const warning = page.getByRole('status').filter({ hasText: '運営からのご注意' });
  await warning.getByRole('button', { name: '確認しました' }).click();
  await expect(warning).toHaveCount(0);

  await reported('二通目');
  const until = new Date(Date.now() + 24 * 3_600_000).toISOString();
  await decide(manager, sender, { sender: 'suspend', until });
  const suspended = page.getByRole('status').filter({ hasText: 'ご利用を停止しています' });
  await expect(suspended).toContainText('居場所は書かないでください。');
  await expect(suspended).toContainText('二通目');
  await expect(composer(page)).toHaveCount(0);
  await page.reload();
  await expect(suspended).toBeVisible();
});

test('[SAFE-05] staff see a reported picture once they ask for it, and hide it from everyone @journey', async ({
  server,
  openAs,
  openStaffAs,
  consoleErrors,
}) => {
  const { topicId, sender, reader, player, manager } = await group(server);
  const theirs = await openAs(sender, `/u/message/${topicId}`);
  const players = await openAs(player, `/p/message/${topicId}`);
  await backgroundServices(players);
  await theirs.getByRole('button', { name: '画像・動画を添付' }).click();
  const chooser = theirs.waitForEvent('filechooser');
  await theirs.getByRole('button', { name: '画像を選ぶ' }).click();
  await (await chooser).setFiles(picture());
  await theirs.getByRole('button', { name: '送信', exact: true }).click();
  const seen = players.getByRole('button', { name: '画像を開く' });
  await expect(seen).toBeVisible();
  const { data } = (await reader.call('GET', `/v1/user/chats/detail?topicId=${topicId}`)).body;
  const [sent] = (data as { list: { messageId: string }[] }).list;
  await report(reader, topicId, sent?.messageId ?? '');

  const loaded: string[] = [];
  const page = await openStaffAs(manager, '/reports', {
    prepare: (opened) =>
      opened.on('request', (request) => {
        if (request.url().endsWith('/media')) loaded.push(request.url());
      }),
  });
  await page.getByRole('link', { name: new RegExp(sender.name) }).click();
  const context = page.getByRole('listitem').filter({ hasText: '通報されたメッセージ' });
  const show = context.getByRole('button', { name: `${sender.name}の画像を表示する` });
  await expect(show).toBeVisible();
  await expect(context.getByRole('img', { name: `${sender.name}の画像` })).toHaveCount(0);
  expect(loaded).toEqual([]);
  await show.click();
  const shown = context.getByRole('img', { name: `${sender.name}の画像` });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(loaded).toHaveLength(1);
  expect(loaded[0]).not.toContain(manager.token);

  await page.getByRole('textbox', { name: /理由/ }).fill('規約に反する画像です。');
  await page.getByRole('button', { name: '非表示にする…' }).click();
  await page.getByRole('button', { name: '決める' }).click();
  await expect(page.getByRole('status').filter({ hasText: '非表示にしました' })).toBeVisible();
  await expect(bubble(players, hiddenSentence)).toBeVisible();
  await expect(seen).toHaveCount(0);
  // Still there for staff, who may take the decision back.
  await expect(shown).toBeVisible();
  await context.getByRole('button', { name: `${sender.name}の画像を隠す` }).click();
  await expect(shown).toHaveCount(0);
  expect(consoleErrors).toEqual([]);
});

test('[SAFE-05] of two who decide, the second reads who was first', async ({
  server,
  openStaffAs,
}) => {
  const { topicId, sender, reader, manager } = await group(server);
  const sent = await post(sender, topicId, '帰りに待っていれば会えます');
  await report(reader, topicId, (sent.body.data as { messageId: string }).messageId);
  const second = await server.createStaff('owner');
  const page = await openStaffAs(second, '/reports');
  await page
    .getByRole('link', { name: new RegExp(sender.name) })
    .first()
    .click();
  await expect(page.getByText('通報されたメッセージ')).toBeVisible();
  await decide(manager, sender, {});
  await page.getByRole('radio', { name: '通す' }).check();
  await page.getByRole('button', { name: '通す…' }).click();
  await page.getByRole('button', { name: '決める' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: `${manager.name}が対応しました` }),
  ).toBeVisible();
  await expect(page.getByText('非表示にしました')).toBeVisible();
});
