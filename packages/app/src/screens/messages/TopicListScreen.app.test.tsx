import { sampleId } from '@homestand/app-core/testing/sampleClub';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyAnswers } from '../../testing/sampleAnswers';
import { playerTopicPage, topicPage } from '../../testing/sampleMessages';
import { fanSession } from '../../testing/samplePeople';
import { warning } from '../../testing/sampleSanctions';
import { showApp } from '../../testing/showApp';

const fans = 'GET /v1/user/chats';
const players = 'GET /v1/player/auth/topics';
/** The list looks at its position this long after it was scrolled. */
const afterScrollMs = 200;

test('[MSGL-04] [MSGL-06] [MSGL-07] an empty list shows a message and can be refreshed', async () => {
  const { server } = await showApp('/p/message', { answers: emptyAnswers });
  await expect.element(page.getByText('メッセージはありません')).toBeVisible();
  const before = server.requests(players).length;
  server.answer(players, playerTopicPage);
  page.getByRole('button', { name: '更新する' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: new RegExp(fanSession.name) })).toBeVisible();
  await expect.element(page.getByText('メッセージはありません')).not.toBeInTheDocument();
  expect(server.requests(players)).toHaveLength(before + 1);
});

test('[SAFE-05] a warning shows on the list, quotes its message, and is confirmed there', async () => {
  const sanctions = 'GET /v1/user/sanctions';
  const { server } = await showApp('/u/message', { answers: { [sanctions]: { list: [warning] } } });
  const notice = page.getByRole('status').filter({ hasText: '運営からのご注意' });
  await expect.element(notice).toBeVisible();
  await expect
    .element(page.getByRole('figure', { name: '対象のメッセージ' }))
    .toMatchTextContent(/帰りに待っていれば会えます/);
  server.answer('POST /v1/user/sanctions/{sanctionId}/confirm', null);
  server.answer(sanctions, { list: [] });
  await notice.getByRole('button', { name: '確認しました' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('[MSGL-06] the list loads fifteen at a time, and stops at an error until a retry', async () => {
  const count = 33;
  const [sample] = topicPage.list;
  if (!sample) throw new Error('The sample has no topic.');
  const all = Array.from({ length: count }, (_, at) => ({
    ...sample,
    topicId: sampleId(at + 1),
    latestMsg: `${count - at}人目へ`,
  }));
  const requests: string[] = [];
  let isBroken = true;
  const { clock } = await showApp('/u/message', {
    prepare: (server) =>
      server.answer(fans, ({ query }) => {
        const [at, size] = [Number(query.get('page')), Number(query.get('size'))];
        requests.push(`${at}×${size}`);
        if (isBroken && at === 2) throw new TypeError('Failed to fetch');
        const list = all.slice((at - 1) * size, at * size);
        return { ...topicPage, list, totalCount: count, totalPage: 3, page: at, size };
      }),
  });
  await expect.element(page.getByText('33人目へ')).toBeVisible();
  const toEnd = async () => {
    window.scrollTo(0, document.body.scrollHeight);
    await clock.runFor(afterScrollMs);
  };
  await toEnd();
  const again = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect.element(again).toBeVisible();
  await toEnd();
  expect(requests).toEqual(['1×15', '2×15']);
  isBroken = false;
  await again.click();
  const last = page.getByText('1人目へ', { exact: true });
  await expect
    .poll(async () => {
      await toEnd();
      return last.query();
    })
    .toBeVisible();
  expect(requests.slice(2)).toEqual(['2×15', '3×15']);
});
