import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sessions } from '../../testing/sampleStaff';
import { showAdmin } from '../../testing/showAdmin';

const heading = page.getByRole('heading', { level: 1 });

test('[STAFF-02] characters at the counter are no keys', async () => {
  const app = await showAdmin('/today', { session: sessions.manager });
  await page.getByRole('link', { name: '受け渡し' }).click();
  await expect.element(heading).toHaveTextContent('受け渡し');
  await userEvent.keyboard('?go');
  await app.clock.runFor(2000);
  expect(app.path()).toMatch(/^\/?$/);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
