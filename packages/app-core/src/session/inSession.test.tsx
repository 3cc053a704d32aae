import { NetworkError, sendOnce } from '@homestand/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { inSession } from './inSession';
import { beginSession, endSession, getSession } from './session';

const signIn = (userId: string) =>
  beginSession({
    viewer: 'user',
    token: `token of ${userId}`,
    name: '浜野 さくら',
    email: null,
    userId,
    pictureUrl: null,
    playerCardsId: null,
  });

afterEach(() => endSession({ onPurpose: true }));

test('a retry is not sent in the session of the next person', async () => {
  signIn('first');
  const tokens: (string | undefined)[] = [];
  const order = vi.fn(async () => {
    tokens.push(getSession()?.token);
    signIn('second');
    throw new NetworkError('unreachable');
  });
  await expect(sendOnce('key', inSession(order), { firstPause: 1 })).rejects.toMatchObject({
    reason: 'aborted',
  });
  expect(tokens).toEqual(['token of first']);
});

test('in the same session the call is retried', async () => {
  signIn('first');
  const order = vi.fn(async () => 'ordered').mockRejectedValueOnce(new NetworkError('unreachable'));
  await expect(sendOnce('key', inSession(order), { firstPause: 1 })).resolves.toBe('ordered');
  expect(order).toHaveBeenCalledTimes(2);
});
