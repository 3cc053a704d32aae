import { sampleId } from '@homestand/app-core/testing/sampleClub';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { answersAbout } from '../../testing/sampleAnswers';
import { handedOverOrder, paidOrder, refundedInPart, refundsOf } from '../../testing/sampleOrders';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const refunds = 'GET /v1/admin/orders/{orderId}/refunds';

test('[DESK-05] [ORDM-04] a hand-over that is undone loads what can be given back again', async () => {
  const { server } = await showAdmin(pathTo('order', { orderId: handedOverOrder.order.id }), {
    session: sessions.manager,
    answers: answersAbout(handedOverOrder),
  });
  await page.getByRole('button', { name: /元に戻す/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('間違い');
  const before = server.requests(refunds).length;
  expect(before).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: /元に戻す/ }).click();
  await expect.poll(() => server.requests(refunds)).toHaveLength(before + 1);
});

const makeRefund = 'POST /v1/admin/orders/{orderId}/refunds';
const dialog = page.getByRole('dialog');

/** Refunds 600 yen from a dialog that is opened anew; the server executes it or not, and its answer is lost. */
async function refundWithoutAnswer() {
  const app = await showAdmin(pathTo('order', { orderId: paidOrder.order.id }), {
    session: sessions.manager,
    prepare: (server) => {
      server.answer(refunds, refundsOf(paidOrder));
      server.fail(makeRefund, 500);
    },
  });
  await sendFromNewDialog();
  await expect.poll(() => app.server.requests(makeRefund)).toHaveLength(1);
  await expect.element(dialog.getByText(/エラー|もう一度/)).toBeVisible();
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  return app;
}

async function sendFromNewDialog() {
  await page.getByRole('button', { name: '返金する…' }).click();
  await dialog.getByLabelText('返す金額').fill('600');
  await dialog.getByLabelText('理由').fill('品切れ');
  await dialog.getByRole('button', { name: '確かめる' }).click();
  await dialog.getByRole('button', { name: '¥600を返す' }).click();
}

const sentTo = (request: { headers: Headers; body: unknown } | undefined) => [
  request?.headers.get('Idempotency-Key'),
  request?.body,
];

test('[ORDM-04] a refund without an answer is sent again under its key from a new dialog', async () => {
  const { server, back } = await refundWithoutAnswer();
  await page.getByRole('link', { name: /^注文/ }).first().click();
  await expect.element(page.getByRole('button', { name: '返金する…' })).not.toBeInTheDocument();
  await back();
  // Something else has changed the order since.
  server.answer(refunds, {
    ...refundsOf(paidOrder),
    changeId: refundedInPart(paidOrder, 1).changeId,
  });
  server.answer(makeRefund, refundedInPart(paidOrder, 600));
  await sendFromNewDialog();
  await expect.element(dialog.getByText('¥600を返しました。')).toBeVisible();
  const [first, second, ...more] = server.requests(makeRefund);
  expect(more).toEqual([]);
  expect(sentTo(second)).toEqual(sentTo(first));
});

test('[ORDM-04] a refund without an answer that has arrived is shown, and not asked for again', async () => {
  const { server } = await refundWithoutAnswer();
  server.answer(refunds, refundedInPart(paidOrder, 600));
  await page.getByRole('button', { name: '返金する…' }).click();
  await expect.element(dialog.getByText('¥600を返しました。')).toBeVisible();
  await expect.element(dialog.getByText(/もう一度行う必要はありません/)).toBeVisible();
  expect(server.requests(makeRefund)).toHaveLength(1);

  // Once it has been seen, the next one is another.
  await dialog.getByRole('button', { name: '閉じる' }).first().click();
  const { list, ...money } = refundedInPart(paidOrder, 600);
  const next = list.map((refund) => ({ ...refund, id: sampleId(41_002) }));
  server.answer(makeRefund, { ...money, list: [...list, ...next] });
  await sendFromNewDialog();
  await expect.element(dialog.getByText('¥600を返しました。')).toBeVisible();
  const [first, second] = server.requests(makeRefund);
  expect(sentTo(second)[0]).not.toBe(sentTo(first)[0]);
});
