import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { showApp } from '../../testing/showApp';

test.each([
  ['card', 'GET /v1/user/cards/{cardId}'],
  ['newCard', 'GET /v1/user/collections/{cardId}'],
] as const)(
  '[ERR-07] a card that is not collected says so and leads to the album (%s)',
  async (route, call) => {
    const { path } = await showApp(pathTo(route, { cardId: '999' }), {
      prepare: (server) => server.fail(call, { code: 404, message: '答えの文' }),
    });
    await expect
      .element(page.getByRole('status').filter({ hasText: 'カードを表示できません' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('button', { name: 'もう一度読み込む' }))
      .not.toBeInTheDocument();
    await expect.element(page.getByText(/答えの文/)).not.toBeInTheDocument();
    await page.getByRole('link', { name: 'カードの一覧を見る' }).click();
    await expect.poll(path).toBe('/u/card');
  },
);
