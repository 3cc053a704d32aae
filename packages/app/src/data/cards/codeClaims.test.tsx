import { withCrossTabLock } from '@homestand/app-core/browser/crossTabLock';
import { getToasts } from '@homestand/app-core/browser/toasts';
import { beginSession, endSession } from '@homestand/app-core/session/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { card } from '../../testing/sampleAnswers';
import { fanSession } from '../../testing/samplePeople';
import { claimCode, startCodeClaims } from './codeClaims';

const showing = '/v1/user/card-status';
const collecting = `/v1/user/collections/${card.cardId}`;

/** A fan scans a code; the requests wait for `answer`. */
function scan() {
  const requests: string[] = [];
  const waiting = new Map<string, (response: Response) => void>();
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { url, headers } = new Request(input, init);
    const path = new URL(url).pathname.replace('/api', '');
    requests.push(`${path} ${headers.get('Authorization')}`);
    return new Promise((resolve) => waiting.set(path, resolve));
  });
  beginSession({ ...fanSession, token: 'first' });
  const listener = { onClaimed: vi.fn(), onRefused: vi.fn() };
  const stop = startCodeClaims();
  const leave = claimCode('6b1f0c3e-5d2a-4f71-8e9c-3a4b5c6d7e8f', listener);
  onTestFinished(async () => {
    stop();
    for (const end of waiting.values()) end(Response.json({ code: 400 }, { status: 400 }));
    endSession({ onPurpose: true });
    localStorage.clear();
    vi.restoreAllMocks();
  });
  return {
    ...{ requests, listener, stop, leave },
    async answer(path: string, data: unknown) {
      await expect.poll(() => waiting.has(path)).toBe(true);
      waiting.get(path)?.(Response.json({ code: 200, message: 'success', data }));
    },
  };
}

/** A pass of the queue holds the lock. */
const passEnded = () => withCrossTabLock('claims', async () => {});

const signInNext = () => beginSession({ ...fanSession, token: 'next', userId: 'next' });

test('[AUTH-09] a card whose code was shown is not collected by the person who has logged in since', async () => {
  const { requests, answer, listener } = scan();
  await expect.poll(() => requests).toEqual([`${showing} Bearer first`]);
  signInNext();
  await answer(showing, { status: false, cardId: card.cardId });
  await passEnded();
  expect(requests).toEqual([`${showing} Bearer first`]);
  expect(listener.onRefused).not.toHaveBeenCalled();
});

test('[AUTH-09] the next person reads nothing of a card that the one before has collected', async () => {
  const { requests, answer, listener } = scan();
  await answer(showing, { status: false, cardId: card.cardId });
  await expect.poll(() => requests.at(-1)).toBe(`${collecting} Bearer first`);
  signInNext();
  await answer(collecting, { card });
  await passEnded();
  expect(listener.onClaimed).not.toHaveBeenCalled();
});

test('a card that arrives after its screen was left is told, whether the queue has been started or not', async () => {
  const { answer, leave, stop } = scan();
  stop();
  leave();
  await answer(showing, { status: false, cardId: card.cardId });
  await answer(collecting, { card });
  await passEnded();
  expect(getToasts().map(({ notice }) => notice)).toEqual([
    { kind: 'cardReceived', name: card.nameJapanese },
  ]);
});
