import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { answersAbout } from '../../testing/sampleAnswers';
import { refusedHandOvers } from '../../testing/sampleCounter';
import { detailsOf, handedOverOrder } from '../../testing/sampleOrders';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

test('[DESK-06] goods that left twice are settled on the page of their order', async () => {
  const details = detailsOf(handedOverOrder);
  const [refused = none()] = refusedHandOvers.list;
  const app = await showAdmin(pathTo('order', { orderId: handedOverOrder.order.id }), {
    session: sessions.manager,
    answers: answersAbout(handedOverOrder),
    prepare: (server) =>
      server.answer('GET /v1/admin/orders/{orderId}', {
        ...details,
        refusedHandOvers: [refused],
      }),
  });
  const banner = page.getByRole('region', { name: '2つの窓口で渡しました' });
  await expect.element(banner).toBeVisible();
  await banner.getByRole('radio', { name: '返金した' }).click({ force: true });
  await banner.getByRole('textbox', { name: /確かめたこと/ }).fill('お代をお返しした');
  app.server.answer('GET /v1/admin/orders/{orderId}', {
    ...details,
    refusedHandOvers: [
      {
        ...refused,
        settlement: {
          ...{ kind: 'refund', note: 'お代をお返しした', by: sessions.manager.name },
          at: refused.refusedAt,
        },
      },
    ],
  });
  await banner.getByRole('button', { name: '確かめを終える' }).click();
  await expect.element(banner.getByText(/^返金した（/)).toBeVisible();
  await expect.element(banner.getByRole('radio').first()).not.toBeInTheDocument();
  const [sent] = app.server.requests('PUT /v1/admin/refused-hand-overs/{handOverId}/settlement');
  expect(sent?.body).toEqual({ kind: 'refund', note: 'お代をお返しした' });
});

function none(): never {
  throw new Error('The sample has no refused hand-over.');
}
