import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { decidedReport, pathTo } from '../../paths';
import { openReports, passedTogether, reportDetail, reportPage } from '../../testing/sampleReports';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const long = 'きょうの試合のことを、ながく書いています。'.repeat(8);
const around = (first: number) =>
  Array.from({ length: 10 }, (_, index) => ({
    ...reportDetail.report.message,
    id: `0199f3a4-10aa-7d21-8c3e-6b1f9a7e5d${first + index}`,
    content: `${first + index}通目。${long}`,
  }));

test.each([
  [390, 844],
  [820, 1180],
  [1280, 800],
])(
  '[SAFE-05] a report opens at its message, with the decision beside it, at %i × %i',
  async (width, height) => {
    await showAdmin('/reports', {
      session: sessions.manager,
      answers: {
        'GET /v1/admin/reports/{reportId}': {
          ...reportDetail,
          before: around(10),
          after: around(20),
        },
      },
    });
    await page.viewport(width, height);
    await page.getByRole('link', { name: /選手の居場所や持ち物/ }).click();
    const reported = page.getByRole('listitem').filter({ hasText: '通報されたメッセージ' });
    await expect.element(reported).toBeInViewport({ ratio: 1 });
    const decide = page.getByRole('button', { name: '非表示にする…' });
    await expect.element(decide).toBeInViewport({ ratio: 1 });
    await expect.element(page.getByText(/こわいです/)).toBeInViewport({ ratio: 1 });

    // The message stays while the form is read to its end, and a missing reason is shown.
    await decide.click();
    const reason = page.getByRole('textbox', { name: /理由/ });
    await expect.element(reason).toHaveFocus();
    await expect.element(reason).toBeInViewport({ ratio: 1 });
    await expect.element(reported).toBeInViewport({ ratio: 1 });
    await expect.element(decide).toBeInViewport({ ratio: 1 });
  },
);

test('[SAFE-05] the reports of one person pass together, and the page of the decision takes it back', async () => {
  const passing = 'POST /v1/admin/reports/passes';
  const list = openReports.slice(0, 2);
  const app = await showAdmin(pathTo('report', { reportId: reportDetail.report.id }), {
    session: sessions.manager,
    answers: { 'GET /v1/admin/reports/{reportId}': { ...reportDetail, sameReporter: 2 } },
  });
  app.server.answer('GET /v1/admin/reports', { ...reportPage, list, totalCount: 2 });
  await page.getByRole('link', { name: '同じ人の通報をまとめて見る（2件）' }).click();
  await expect.poll(app.path).toBe(`/reports?same=${reportDetail.report.id}`);
  await page.getByRole('button', { name: '2件をすべて通す…' }).click();
  app.server.fail(passing, 'network');
  await page.getByRole('button', { name: 'すべて通す', exact: true }).click();
  await expect.poll(() => app.server.requests(passing).length).toBe(1);
  await app.clock.runFor(60_000);
  const same = page.getByRole('region', { name: '同じ人だけが通報したもの' });
  await expect.element(same.getByRole('alert')).toBeVisible();

  // The answer may be lost: the same decision has the same key.
  app.server.restore();
  app.server.answer('GET /v1/admin/reports/{reportId}', passedTogether);
  await page.getByRole('button', { name: '2件をすべて通す…' }).click();
  await page.getByRole('button', { name: 'すべて通す', exact: true }).click();
  await expect.poll(app.path).toBe(decidedReport(passedTogether.report.id));
  await expect
    .element(page.getByRole('status').filter({ hasText: '同じ人の通報2件を、まとめて通しました' }))
    .toBeVisible();
  const calls = app.server.requests(passing);
  expect(calls.map(({ body }) => body)).toEqual(
    calls.map(() => ({ reportIds: list.map(({ id }) => id) })),
  );
  expect(new Set(calls.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);

  await page.getByRole('button', { name: '元に戻す…' }).click();
  await page.getByRole('button', { name: '元に戻す', exact: true }).click();
  await expect
    .poll(() => app.server.requests('POST /v1/admin/reports/{reportId}/undo').length)
    .toBe(1);
});
