import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { card } from '../../testing/sampleAnswers';
import { showApp } from '../../testing/showApp';

test('[CDET-06] [CDET-07] a card that was only shown is collected, and cannot be flipped for two seconds', async () => {
  const { server, clock } = await showApp(pathTo('newCard', { cardId: String(card.cardId) }), {
    answers: {
      'GET /v1/user/collections/{cardId}': { card: { ...card, hasFavorited: false } },
    },
  });
  const band = page.getByText('YOU GOT A NEW CARD!', { exact: true });
  const flip = page.getByRole('button', { name: 'カードを裏返す' });
  await expect.element(band).toBeVisible();
  expect(server.requests('POST /v1/user/collections/{cardId}')).toHaveLength(1);
  await expect.element(flip).toHaveAttribute('aria-disabled', 'true');
  await clock.runFor(1900);
  await expect.element(flip).toHaveAttribute('aria-disabled', 'true');
  await clock.runFor(100);
  await expect.element(band).not.toBeInTheDocument();
  await flip.click();
  await expect
    .element(page.getByRole('definition').filter({ hasText: '投手' }).first())
    .toBeVisible();
});
