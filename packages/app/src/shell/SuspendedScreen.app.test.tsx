import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../paths';
import { sampleTopicId } from '../testing/sampleMessages';
import { suspendedAnswers } from '../testing/sampleSanctions';
import { pickups } from '../testing/sampleShop';
import { showApp } from '../testing/showApp';

const sanctions = 'GET /v1/user/sanctions';
const thread = pathTo('thread', { topicId: sampleTopicId });
const composer = page.getByRole('textbox', { name: 'メッセージ' });
const sentence = page.getByText(/まで、ご利用を停止しています/);
const reason = page.getByText('選手の居場所は書かないでください。');
const recheckMs = 30_000;

test('[SAFE-05] a suspension is told at once on the page where the fan is, with its codes and receipts; its end gives the page back', async () => {
  const { server, clock, path } = await showApp(thread);
  await expect.element(composer).toBeVisible();
  await expect.poll(server.streamCount).toBe(1);
  server.answer(sanctions, suspendedAnswers[sanctions]);
  server.emit({ type: 'sanction' });
  await expect.element(sentence).toBeVisible();
  await expect.element(reason).toBeVisible();
  await expect.element(composer).not.toBeInTheDocument();
  expect(path()).toBe(thread);
  // No event tells the end: the app asks for it.
  await expect.poll(server.streamCount).toBe(0);

  await page.getByRole('button', { name: 'QRコードを表示' }).click();
  const codes = page.getByRole('dialog', { name: '受け取り用QRコード' });
  await expect
    .element(codes.getByRole('img', { name: '受け取り用QRコード' }).first())
    .toBeVisible();
  await codes.getByRole('button', { name: '閉じる' }).click();
  await expect.element(codes).not.toBeInTheDocument();

  const orderId = pickups[0]?.id ?? '';
  const order = page.getByRole('article', { name: `注文番号 ${orderId}` });
  await order.getByRole('link', { name: '注文詳細' }).click();
  await expect.poll(path).toBe(pathTo('order', { orderId }));
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('注文詳細');
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await page.getByRole('link', { name: '戻る' }).click();
  await expect.element(sentence).toBeVisible();

  server.answer(sanctions, { list: [] });
  await clock.runFor(recheckMs);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('注文履歴');
  await expect.element(page.getByRole('navigation')).toBeVisible();
  await expect.poll(server.streamCount).toBe(1);
});

test('[SAFE-05] a suspended fan who opens the app again reads why instead of the page, and can log out', async () => {
  const { server, path } = await showApp('/u/top', {
    answers: { ...suspendedAnswers, 'POST /v1/user/logout': null },
    prepare(starting) {
      starting.refuseStreams(404);
      starting.fail('GET /v1/user/top', { code: 404, message: '断られました。' });
    },
  });
  await expect.element(sentence).toBeVisible();
  await expect.element(reason).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'QRコードを表示' })).toBeVisible();
  expect(server.requests('GET /v1/user/chats')).toEqual([]);
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect.poll(path).toBe('/login');
});
