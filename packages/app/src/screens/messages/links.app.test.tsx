import { sampleClub } from '@homestand/app-core/testing/sampleClub';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pathTo } from '../../paths';
import { sampleTopicId, threadOfLength } from '../../testing/sampleMessages';
import { showApp } from '../../testing/showApp';

const question = page.getByRole('alertdialog', { name: 'このサイトを開きますか？' });
const cancel = page.getByRole('button', { name: 'やめる' });
const asking = (address: string) => page.getByRole('button', { name: address });

/** Notes the links that a click or a key opens, in place of the new tab. */
function noteOpened() {
  const opened: { href: string; target: string; rel: string }[] = [];
  const note = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.target !== '_blank') return;
    event.preventDefault();
    const { href, target, rel } = link;
    opened.push({ href, target, rel });
  };
  for (const kind of ['click', 'auxclick'] as const) window.addEventListener(kind, note, true);
  onTestFinished(() => {
    for (const kind of ['click', 'auxclick'] as const) window.removeEventListener(kind, note, true);
  });
  return opened;
}

/** A thread with these messages: of the fan, or of the player. */
const openThread = (...said: { by: 'user' | 'player'; content: string }[]) =>
  showApp(pathTo('thread', { topicId: sampleTopicId }), {
    answers: {
      'GET /v1/club': {
        ...sampleClub,
        trustedOrigins: [location.origin, 'https://league.example'],
      },
    },
    prepare: (server) =>
      server.answer('GET /v1/user/chats/detail', ({ query }) => {
        const now = threadOfLength(said.length)(query);
        const list = now.list.map((message, at) => {
          const { by = 'user', content = '' } = said.toReversed()[at] ?? {};
          return { ...message, content, ...(by === 'player' && { senderType: by, senderId: '7' }) };
        });
        return { ...now, list };
      }),
  });

const inNewTab = (href: string) => ({ href, target: '_blank', rel: 'noopener noreferrer' });

test('[SAFE-06] a fan’s link opens after the dialog has named its host, a player’s listed link at once', async () => {
  const opened = noteOpened();
  const product = `${location.origin}/user/u/shop`;
  await openThread(
    { by: 'user', content: '見て https://league.example/fan です' },
    { by: 'player', content: '案内です https://league.example/games どうぞ' },
    { by: 'player', content: '案内です https://league.example.evil.example/ どうぞ' },
    { by: 'player', content: `案内です ${product} どうぞ` },
  );

  // The fan's own link, though its host is listed: nothing opens it past the question.
  const asks = asking('https://league.example/fan');
  await asks.click({ button: 'middle' });
  await asks.click();
  await expect.element(question).toMatchTextContent(/league[.]example/);
  await expect.element(cancel).toHaveFocus();
  expect(opened).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(asks).toHaveFocus();

  // By keyboard alone.
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(question).not.toBeInTheDocument();
  expect(opened.splice(0)).toEqual([inNewTab('https://league.example/fan')]);

  // The player's listed link, and the one to the product itself.
  await expect.element(page.getByRole('link', { name: product })).toBeVisible();
  await page.getByRole('link', { name: 'https://league.example/games' }).click();
  expect(opened.splice(0)).toEqual([inNewTab('https://league.example/games')]);
  await expect.element(question).not.toBeInTheDocument();

  // Another host that begins like the listed one.
  await asking('https://league.example.evil.example/').click();
  await expect.element(question).toMatchTextContent(/league[.]example[.]evil[.]example/);
  expect(opened).toEqual([]);
});

test('[SAFE-06] at 320 px and 200 % text the dialog fits, and its buttons stay in sight', async () => {
  const host = `www.league.example.${'login-'.repeat(9)}x.${'abc-'.repeat(12)}d.evil.example`;
  await openThread({ by: 'user', content: `https://${host}/` });
  const root = document.documentElement;
  await page.viewport(320, 568);
  root.style.fontSize = '200%';
  onTestFinished(() => {
    root.style.fontSize = '';
  });
  const asks = asking(`https://${host}/`);
  await expect.element(asks).toBeInTheDocument();
  asks.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  await expect
    .element(question.getByText(/^….*[.]evil[.]example$/))
    .toBeInViewport({ ratio: 0.95 });
  for (const control of [cancel, page.getByRole('link', { name: /^開く/ })])
    await expect.element(control).toBeInViewport({ ratio: 1 });
  expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
});
