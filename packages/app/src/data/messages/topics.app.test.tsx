import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fanSession } from '../../testing/samplePeople';
import { showApp } from '../../testing/showApp';

test('[ERR-05] a list that cannot be loaded shows an error in place, and loads on retry', async () => {
  const topics = 'GET /v1/player/auth/topics';
  const { server, path } = await showApp('/p/message', {
    prepare: (starting) => starting.fail(topics, 'network'),
  });
  const retry = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(retry).toBeVisible();
  server.restore(topics);
  await retry.click();
  await expect.element(page.getByText(fanSession.name).first()).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
  expect(path()).toBe('/p/message');
});
