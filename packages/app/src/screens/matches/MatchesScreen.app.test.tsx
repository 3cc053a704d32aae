import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyAnswers, fullAnswers } from '../../testing/sampleAnswers';
import { matches, nextMatches } from '../../testing/sampleMatches';
import { showApp } from '../../testing/showApp';

const top = fullAnswers['GET /v1/user/top'];
if (!top) throw new Error('The sample has no top page.');

const next = page.getByRole('region', { name: '次の試合' });
const today = page.getByRole('region', { name: '本日の試合' });

test('[MATCH-05] the top page leads to the schedule, a calendar file and the codes', async () => {
  const { path } = await showApp('/u/top');
  await expect.element(next.getByText('13:00')).toBeVisible();
  await expect
    .element(next.getByRole('link', { name: /カレンダーに追加/ }))
    .toHaveAttribute('href', `${window.location.origin}/api/v1/matches/4.ics`);
  await expect
    .element(next.getByRole('link', { name: '受け取り待ちの品 2件' }))
    .toHaveAttribute('href', '/user/u/my-order?pickup=open');
  await next.getByRole('link', { name: '試合日程' }).click();
  await expect.poll(path).toBe('/u/matches');
  await expect
    .element(page.getByRole('link', { name: 'カレンダーに登録する' }))
    .toHaveAttribute('href', `webcal://${window.location.host}/api/v1/matches.ics`);
  await expect.element(page.getByText(/^引き分け\s鶴浜 2 - 2 北浦$/)).toBeVisible();
});

test('[MATCH-05] a club without matches shows none, and no way to them', async () => {
  const { server, reload } = await showApp('/u/top', { answers: emptyAnswers });
  await expect.element(page.getByText('選手カードを集めよう')).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '試合日程' })).not.toBeInTheDocument();
  server.answer('GET /v1/user/top', top);
  await reload();
  await expect.element(next).toBeVisible();
});

test('[MATCH-05] an answer of a server of the version before has no match', async () => {
  const { nextMatches: _matches, waitingPickups: _pickups, ...before } = top;
  await showApp('/u/top', { answers: { 'GET /v1/user/top': before } });
  await expect.element(page.getByText('選手カードを集めよう')).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
});

test('[MATCH-08] a finished match names its hero, on the top page while it is today’s', async () => {
  const finished = {
    ...(matches[3] as (typeof matches)[number]),
    ...({ day: '2026-11-21', state: 'finished', hero: '佐伯 颯太' } as const),
  };
  const { goto } = await showApp('/u/top', {
    answers: { 'GET /v1/user/top': { ...top, nextMatches: [finished] } },
  });
  await expect.element(today.getByText('本日のヒーロー 佐伯 颯太')).toBeVisible();
  await goto('/u/matches');
  await expect.element(page.getByText('本日のヒーロー 佐伯 颯太')).toBeVisible();
});

test('[MATCH-05] what staff change reaches the open pages without a reload', async () => {
  const canceled = {
    ...matches[3],
    day: '2026-11-21',
    state: 'canceled',
  } as (typeof matches)[number];
  const { server, clock, goto } = await showApp('/u/top');
  await expect.element(next).toBeVisible();
  await expect.poll(server.streamCount).toBe(1);
  server.answer('GET /v1/user/top', { ...top, nextMatches: [canceled] });
  server.answer('GET /v1/matches', { matches: [canceled] });
  server.emit({ type: 'matches' });
  await expect
    .poll(async () => {
      await clock.runFor(1000);
      return today.getByText('試合は中止です').query();
    })
    .toBeVisible();
  await goto('/u/matches');
  await expect.element(page.getByText('中止')).toBeVisible();
  server.answer('GET /v1/matches', { matches: [{ ...canceled, state: 'postponed' }] });
  server.emit({ type: 'matches' });
  await expect
    .poll(async () => {
      await clock.runFor(1000);
      return page.getByText('延期').query();
    })
    .toBeVisible();
});

test('[MATCH-05] the next match and the schedule open without a connection', async () => {
  const { server, goto, reload } = await showApp('/u/matches');
  const result = page.getByText(/^引き分け\s鶴浜 2 - 2 北浦$/);
  await expect.element(result).toBeVisible();
  await goto('/u/top');
  await expect.element(next.getByText('13:00')).toBeVisible();
  server.disconnect();
  await reload();
  await expect.element(page.getByText(/最終更新/)).toBeVisible();
  await expect.element(next.getByText('13:00')).toBeVisible();
  await next.getByRole('link', { name: '試合日程' }).click();
  await expect.element(result).toBeVisible();
  await expect.element(page.getByText(/最終更新/)).toBeVisible();
});

test('[MATCH-05] offline the match of another day follows once the next one is over', async () => {
  const past = { ...nextMatches[0], day: '2026-11-20' } as (typeof matches)[number];
  const { server, reload } = await showApp('/u/top', {
    answers: { 'GET /v1/user/top': { ...top, nextMatches: [past, ...nextMatches.slice(2)] } },
  });
  await expect.element(next.getByText('西峰フェニックス')).toBeVisible();
  server.disconnect();
  await reload();
  await expect.element(page.getByText(/最終更新/)).toBeVisible();
  await expect.element(next.getByText('西峰フェニックス')).toBeVisible();
});
