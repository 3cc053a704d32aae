import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { reportDetail } from '../../testing/sampleReports';
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
