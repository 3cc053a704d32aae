import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { answersAbout } from '../../testing/sampleAnswers';
import { handedOverOrder } from '../../testing/sampleOrders';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const refunds = 'GET /v1/admin/orders/{orderId}/refunds';

test('[DESK-05] [ORDM-04] a hand-over that is undone loads what can be given back again', async () => {
  const { server } = await showAdmin(
    pathTo('orderDetails', { orderId: handedOverOrder.order.id }),
    { session: sessions.manager, answers: answersAbout(handedOverOrder) },
  );
  await page.getByRole('button', { name: /元に戻す/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('間違い');
  const before = server.requests(refunds).length;
  expect(before).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: /元に戻す/ }).click();
  await expect.poll(() => server.requests(refunds)).toHaveLength(before + 1);
});
