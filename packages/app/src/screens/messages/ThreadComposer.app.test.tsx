import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { chooseFile } from '../../testing/chooseFile';
import { sampleTopicId } from '../../testing/sampleMessages';
import { fanSession } from '../../testing/samplePeople';
import { showApp } from '../../testing/showApp';

const composer = page.getByRole('textbox', { name: 'メッセージ' });

test('a send can be cancelled in its confirmation, and nothing is lost', async () => {
  const { server } = await showApp(pathTo('playerThread', { topicId: sampleTopicId }));
  await expect.element(composer).toBeEnabled();
  await composer.fill('考え直す返事');
  await page.getByRole('button', { name: '送信', exact: true }).click();
  const check = page.getByRole('alertdialog');
  await expect.element(check).toMatchTextContent(new RegExp(fanSession.name));
  await expect.element(check).toMatchTextContent(/考え直す返事/);
  await check.getByRole('button', { name: '戻る' }).click();
  await expect.element(check).not.toBeInTheDocument();
  await expect.element(composer).toHaveValue('考え直す返事');
  expect(server.requests().filter(({ body }) => body !== null)).toEqual([]);
});

const pngStart = [137, 80, 78, 71, 13, 10, 26, 10];
const heicStart = [0, 0, 0, 24, ...new TextEncoder().encode('ftypheic')];
const mp4Start = [0, 0, 0, 24, ...new TextEncoder().encode('ftypisom')];
const file = (name: string, type: string, start: readonly number[], size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new File([bytes], name, { type });
};

test('[COMP-07] [COMP-08] [COMP-09] files that cannot be sent show an error before anything is sent', async () => {
  const { server } = await showApp(pathTo('thread', { topicId: sampleTopicId }));
  const attach = page.getByRole('button', { name: '画像・動画を添付' });
  await attach.click();
  await expect.element(attach).toHaveAttribute('aria-expanded', 'true');
  for (const [kind, chosen, words] of [
    [
      'image',
      file('a.gif', 'image/gif', [...new TextEncoder().encode('GIF89a')]),
      '対応していないファイル形式です。',
    ],
    ['image', file('IMG_0001.HEIC', 'image/jpeg', heicStart), '対応していないファイル形式です。'],
    ['image', file('IMG_0001.jpg', 'image/jpeg', heicStart), '対応していないファイル形式です。'],
    [
      'image',
      file('stand.png', 'image/png', pngStart, 5 * 1024 * 1024 + 1),
      '画像は5MB以下にしてください。',
    ],
    ['image', file('ホームラン.mp4', 'video/mp4', mp4Start), '画像ファイルを選択してください。'],
    ['video', file('stand.png', 'image/png', pngStart), '動画ファイルを選択してください。'],
  ] as const) {
    chooseFile(kind, chosen);
    await expect.element(page.getByText(new RegExp(words)), { message: chosen.name }).toBeVisible();
  }
  const isRead = (operation: string) => operation.startsWith('GET') || operation.endsWith('/read');
  expect(server.requests().filter(({ operation }) => !isRead(operation))).toEqual([]);
});
