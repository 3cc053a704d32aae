import type { Fan, Player } from '../support/fixtures.ts';
import { expect, type Page } from './test.ts';

/** The topic of a fan and a player, with one message of the fan. */
export async function topicOf(fan: Fan, player: Player, content = 'はじめまして'): Promise<string> {
  const { body } = await fan.call('POST', '/v1/user/message/send', {
    body: { chatType: 'private', playerId: player.playerId, content },
  });
  return (body.data as { topicId: string }).topicId;
}

export const composer = (page: Page) => page.getByRole('textbox', { name: 'メッセージ' });

export const bubble = (page: Page, text: string) => page.getByText(text, { exact: true });

/** The menu of a message of another person. */
export const reportMenu = (page: Page, text: string) =>
  page
    .getByRole('article')
    .filter({ has: bubble(page, text) })
    .getByRole('button', { name: '通報のメニュー' });

export async function send(page: Page, text: string) {
  await composer(page).fill(text);
  await page.getByRole('button', { name: '送信', exact: true }).click();
}

/** The server's messages of a topic, oldest first. */
export async function textsOf(fan: Fan, topicId: string): Promise<string[]> {
  const { body } = await fan.call(
    'GET',
    `/v1/user/chats/detail?topicId=${topicId}&page=1&size=100`,
  );
  return (body.data as { list: { content: string }[] }).list
    .map(({ content }) => content)
    .reverse();
}

/** Confirms the player's dialog before sending. */
export async function confirmSending(page: Page) {
  await check(page).getByRole('button', { name: '送信する' }).click();
  await expect(check(page)).toHaveCount(0);
}

/** The confirmation of the audience. */
export const check = (page: Page) => page.getByRole('alertdialog');

export const attachButton = (page: Page) => page.getByRole('button', { name: '画像・動画を添付' });

type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

/** Chooses a file in the browser's own dialog. */
export async function choose(page: Page, kind: '画像を選ぶ' | '動画を選ぶ', file: Chosen) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: kind }).click();
  await (await chooser).setFiles(file);
}
