import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { detailsOf, paidOrder } from '../../testing/sampleOrders';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const { order } = paidOrder;
const save = 'PUT /v1/admin/orders/{orderId}/memo';
const field = page.getByRole('textbox', { name: 'メモ' });
const memoOf = (text: string, version: number) => ({
  ...{ text, version, changedBy: sessions.manager.name },
  changedAt: '2026-11-21T03:00:00.000Z',
});
const conflict = () =>
  Response.json(
    { code: 409, message: 'ほかの人がメモを変えました。', data: null },
    { status: 409 },
  );

test('[ORDM-05] a memo that was stored without an answer is no change of another person', async () => {
  const { server } = await showAdmin(pathTo('order', { orderId: order.id }), {
    session: sessions.manager,
  });
  await field.fill('袋を1枚');
  server.fail(save, 'network');
  const button = page.getByRole('button', { name: '保存する' });
  await button.click();
  await expect.element(page.getByText(/サーバーに接続できません/)).toBeVisible();

  // The request has arrived, and only its response was lost.
  const bodies: unknown[] = [];
  let stored = memoOf('袋を1枚', 7);
  server.answer('GET /v1/admin/orders/{orderId}', () => ({
    ...detailsOf(paidOrder),
    memo: stored,
  }));
  server.answer(save, ({ body }) => {
    bodies.push(body);
    const { text, version } = body as { text: string; version: number };
    if (version !== stored.version) return conflict();
    stored = memoOf(text, version + 1);
    return stored;
  });
  await field.fill('袋を2枚');
  await button.click();
  await expect.poll(() => bodies).toHaveLength(2);
  expect(bodies[1]).toEqual({ text: '袋を2枚', version: 7 });
  // The answer is in the order: one that came after the session would have no cache.
  await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(field).toHaveValue('袋を2枚');
  await expect.element(page.getByText(/がメモを変えました/)).not.toBeInTheDocument();
});
