import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pathTo } from '../../paths';
import { card } from '../../testing/sampleAnswers';
import { showApp } from '../../testing/showApp';

const obtain = pathTo('obtainCard', { cardUuid: 'sample' });
const newCard = pathTo('newCard', { cardId: String(card.cardId) });
const stored = page.getByText(/電波が戻/);
const storedClaims = () => Object.keys(localStorage).filter((key) => key.startsWith('claim:'));

test('[COBT-02] an invalid code shows an error, and leads home after two seconds', async () => {
  const { clock, path } = await showApp(obtain, {
    prepare: (server) => server.fail('POST /v1/user/card-status', 404),
  });
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(/カードを取得できませんでした。/);
  await clock.runFor(1900);
  expect(path()).toBe(obtain);
  await clock.runFor(100);
  expect(path()).toBe('/u/top');
  expect(storedClaims()).toEqual([]);
});

test('too many guesses show an error, and the code stays queued', async () => {
  const message = 'しばらくしてから、もう一度お試しください。';
  const { clock, path, goto } = await showApp(obtain, {
    prepare: (server) => server.fail('POST /v1/user/card-status', { code: 429, message }),
  });
  await expect
    .element(page.getByRole('main').getByRole('alert'))
    .toMatchTextContent(new RegExp(message));
  await clock.runFor(2000);
  expect(path()).toBe('/u/top');
  await goto('/u/card');
  await expect.element(page.getByText('1枚のカードは、電波が戻ると受け取ります')).toBeVisible();
});

test('a page that waits for the connection opens the card when it is back', async () => {
  const { server, path, goto } = await showApp('/u/card');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  server.disconnect();
  await goto(obtain);
  await expect.element(stored).toBeVisible();
  server.connect();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('YOU GOT A NEW CARD!', { exact: true })).toBeVisible();
  expect(path()).toBe(newCard);
  expect(server.requests('POST /v1/user/collections/{cardId}')).toHaveLength(1);
});

test('a card claim with an invalid response stays queued, and the card is collected', async () => {
  const { server, clock, path } = await showApp(obtain, {
    prepare: (starting) => starting.fail('POST /v1/user/card-status', 'empty'),
  });
  await expect.element(stored).toBeVisible();
  expect(storedClaims()).toHaveLength(1);
  server.restore();
  await expect
    .poll(async () => {
      await clock.runFor(5000);
      return path();
    })
    .toBe(newCard);
  expect(storedClaims()).toEqual([]);
  expect(server.requests('POST /v1/user/collections/{cardId}')).toHaveLength(1);
});

test('[COBT-02] a card whose collection was answered by nobody is a new card, not one that the fan had', async () => {
  const { server, path } = await showApp(obtain, {
    prepare: (starting) => starting.fail('POST /v1/user/collections/{cardId}', 'network'),
  });
  await expect.element(stored).toBeVisible();
  // The request has arrived, and only its response was lost.
  server.answer('POST /v1/user/card-status', { status: true, cardId: card.cardId });
  server.restore();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('YOU GOT A NEW CARD!', { exact: true })).toBeVisible();
  expect(path()).toBe(newCard);
  expect(storedClaims()).toEqual([]);
});

test('[COBT-02] a card that the fan had before its code was scanned opens as it is', async () => {
  const { path } = await showApp(obtain, {
    prepare: (starting) =>
      starting.answer('POST /v1/user/card-status', { status: true, cardId: card.cardId }),
  });
  await expect.poll(path).toBe(pathTo('card', { cardId: String(card.cardId) }));
});

test('a logout asks about a pending claim, and removes it', async () => {
  const { server, path, goto } = await showApp('/u/card');
  server.disconnect();
  await goto(obtain);
  await expect.element(stored).toBeVisible();
  expect(storedClaims()).toHaveLength(1);
  await goto('/u/my-page');
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect
    .element(page.getByRole('dialog', { name: '受け取り待ちのカードがあります' }))
    .toBeVisible();
  await page.getByRole('button', { name: '削除してログアウト' }).click();
  await expect.poll(path).toBe('/login');
  expect(storedClaims()).toEqual([]);
});
