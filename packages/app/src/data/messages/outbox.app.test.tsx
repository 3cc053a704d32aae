import type { components } from '@homestand/api-client';
import { sampleId } from '@homestand/app-core/testing/sampleClub';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { chooseFile } from '../../testing/chooseFile';
import { sampleTopicId, sentMessage, threadPage, topicPage } from '../../testing/sampleMessages';
import { fanSession } from '../../testing/samplePeople';
import { showApp } from '../../testing/showApp';

const post = 'POST /v1/user/chats/message';
const thread = (topicId: string) => pathTo('thread', { topicId });
const composer = page.getByRole('textbox', { name: 'メッセージ' });
const bubble = (text: string) => page.getByText(text, { exact: true });
const unsent = page.getByText(/未送信/);
const logout = page.getByRole('button', { name: 'ログアウト' });

async function write(text: string) {
  await composer.fill(text);
  await page.getByRole('button', { name: '送信', exact: true }).click();
}

/** The smallest picture, as a file. */
async function sendPicture() {
  const canvas = new OffscreenCanvas(1, 1);
  canvas.getContext('2d');
  const file = new File([await canvas.convertToBlob()], 'stand.png', { type: 'image/png' });
  const attach = page.getByRole('button', { name: '画像・動画を添付' });
  await attach.click();
  await expect.element(attach).toHaveAttribute('aria-expanded', 'true');
  chooseFile('image', file);
  await expect.element(page.getByText('stand.png')).toBeVisible();
  await page.getByRole('button', { name: '送信', exact: true }).click();
}

const [sample] = threadPage.list.filter(({ messageType }) => messageType === 'text');

function ownMessage(content: string): components['schemas']['Message'] {
  if (!sample) throw new Error('The sample thread has no text.');
  const { userId: senderId, name: senderName } = fanSession;
  return {
    ...sample,
    ...{ messageId: sampleId(99), senderType: 'user', senderId, senderName, content },
    createdAt: new Date().toISOString(),
  };
}

test('[THR-15] a lost response makes no duplicate', async () => {
  const stored = new Map<string, components['schemas']['Message']>();
  let tries = 0;
  const { clock, reload } = await showApp(thread(sampleTopicId), {
    prepare(server) {
      server.answer('GET /v1/user/chats/detail', () => ({
        ...threadPage,
        list: [...stored.values(), ...threadPage.list],
      }));
      server.answer(post, ({ headers }) => {
        const key = headers.get('Idempotency-Key') ?? '';
        const message = stored.get(key) ?? ownMessage('一度だけ');
        stored.set(key, message);
        tries++;
        if (tries <= 2) throw new TypeError('Failed to fetch');
        return { messageId: message.messageId, message };
      });
    },
  });
  await expect.element(composer).toBeVisible();
  await write('一度だけ');
  await expect.element(unsent.first()).toBeVisible();
  // In steps: the lock between tabs answers outside of the fake clock.
  await expect
    .poll(async () => {
      await clock.runFor(5000);
      return tries;
    })
    .toBe(3);
  expect(stored.size).toBe(1);
  await expect.element(bubble('一度だけ')).toBeVisible();
  await expect.element(unsent).not.toBeInTheDocument();
  await reload();
  await expect.element(bubble('一度だけ')).toBeVisible();
  expect(tries).toBe(3);
});

test('[THR-13] [THR-15] a message with an invalid response stays in the outbox over a reload, and arrives once', async () => {
  const stored = new Map<string, components['schemas']['Message']>();
  const { server, clock, reload } = await showApp(thread(sampleTopicId), {
    prepare: (starting) =>
      starting.answer('GET /v1/user/chats/detail', () => ({
        ...threadPage,
        list: [...stored.values(), ...threadPage.list],
      })),
  });
  await expect.element(composer).toBeVisible();
  // First the request is not executed; then it is executed and its response replaced.
  server.fail(post, 'empty');
  await write('届くまで待つ');
  await expect.element(unsent.first()).toBeVisible();
  await reload();
  await expect.element(unsent.first()).toBeVisible();
  let replaced = 0;
  let delivered = 0;
  server.answer(post, ({ headers }) => {
    const key = headers.get('Idempotency-Key') ?? '';
    const message = stored.get(key) ?? ownMessage('届くまで待つ');
    const isRepeated = stored.has(key);
    stored.set(key, message);
    if (isRepeated) {
      delivered++;
      return { messageId: message.messageId, message };
    }
    replaced++;
    return Response.json({ code: 200, message: 'success', data: {} });
  });
  // Nothing says 未送信 either while a try is under way; the next one comes by the clock.
  await expect
    .poll(async () => {
      await clock.runFor(5000);
      return [unsent.query(), delivered];
    })
    .toEqual([null, 1]);
  await expect.element(bubble('届くまで待つ')).toBeVisible();
  expect([replaced, stored.size]).toEqual([1, 1]);
});

test('a picture with an invalid response stays in the outbox, and arrives once by itself', async () => {
  const upload = 'POST /v1/user/message/media/send';
  const app = await showApp(thread(sampleTopicId));
  await expect.element(composer).toBeVisible();
  app.server.fail(upload, 'empty');
  await sendPicture();
  await expect.poll(() => app.server.requests(upload)).toHaveLength(1);
  let stored = 0;
  app.server.answer(upload, () => {
    stored++;
    return sentMessage;
  });
  await expect
    .poll(async () => {
      await app.clock.runFor(5000);
      return stored;
    })
    .toBe(1);
  await app.clock.runFor(60_000);
  const keys = app.server.requests(upload).map(({ headers }) => headers.get('Idempotency-Key'));
  expect([stored, new Set(keys).size]).toEqual([1, 1]);
});

test('再送する sends at once, without waiting for the next try', async () => {
  const { server } = await showApp(thread(sampleTopicId));
  await expect.element(composer).toBeVisible();
  server.fail(post, 'network');
  await write('いま送る');
  await expect.element(unsent.first()).toBeVisible();
  // The message is shown before it is sent: only a first try that has failed leaves something to 再送する.
  await expect.poll(() => server.requests(post)).toHaveLength(1);
  server.restore(post);
  const before = server.requests(post).length;
  await page.getByRole('button', { name: '再送する' }).click();
  await expect.element(unsent).not.toBeInTheDocument();
  expect(server.requests(post)).toHaveLength(before + 1);
  expect(server.requests(post).at(-1)?.body).toMatchObject({ content: 'いま送る' });
});

test('drafts are stored for each topic, across reloads', async () => {
  const other = topicPage.list.find(({ topicId }) => topicId !== sampleTopicId)?.topicId ?? '';
  const { goto } = await showApp(thread(sampleTopicId));
  await composer.fill('書きかけ');
  await goto(thread(other));
  await expect.element(composer).toHaveValue('');
  await goto(thread(sampleTopicId));
  await expect.element(composer).toHaveValue('書きかけ');
});

test('an outbox and drafts of one person are removed when another logs in', async () => {
  const personId = sampleId(77);
  const { server, clock, path } = await showApp('/player/login', {
    prepare() {
      const text = { key: 'k', personId, topicId: 't', playerId: null, text: '秘密', at: 'x' };
      localStorage.setItem('unsent:k', JSON.stringify(text));
      localStorage.setItem(`draft:${personId}:t`, '書きかけの秘密');
    },
  });
  const stored = () => JSON.stringify({ ...localStorage });
  expect(stored()).toContain('秘密');
  await page.getByRole('textbox', { name: 'ログインID' }).fill('makabe');
  await page.getByLabelText('パスワード', { exact: true }).fill('sample-password');
  await page.getByRole('button', { name: 'ログイン', exact: true }).click();
  await expect.poll(() => server.requests('POST /v1/player/login')).toHaveLength(1);
  await clock.runFor(1000);
  await expect.poll(path).toBe('/p/message');
  expect(stored()).not.toContain('秘密');
});

test('a logout with unsent messages asks, and sends them first', async () => {
  const { server, path } = await showApp(thread(sampleTopicId), {
    prepare: (starting) => starting.answer('POST /v1/user/logout', null),
  });
  await expect.element(composer).toBeVisible();
  server.fail(post, 'network');
  await write('まだ送れていない');
  await expect.element(unsent.first()).toBeVisible();
  await page.getByRole('link', { name: '戻る' }).click();
  await page.getByRole('link', { name: 'マイページ' }).click();
  await logout.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/未送信のメッセージがあります/);
  await page.getByRole('button', { name: 'キャンセル' }).click();
  await logout.click();
  server.restore(post);
  const before = server.requests(post).length;
  await dialog.getByRole('button', { name: '送信する' }).click();
  await expect.poll(path).toBe('/login');
  expect(server.requests(post)).toHaveLength(before + 1);
  expect(server.requests(post).at(-1)?.body).toMatchObject({ content: 'まだ送れていない' });
});
