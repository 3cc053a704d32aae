import { swrConfig } from '@homestand/app-core/http/swr';
import { beginSession, endSession } from '@homestand/app-core/session/session';
import { SWRConfig } from 'swr';
import { expect, onTestFinished, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { card } from '../../testing/sampleAnswers';
import { fanSession } from '../../testing/samplePeople';
import { useSaveCollectedCard } from './cards';

test('a card that is collected when the session has ended is dropped with its cache, and fails nowhere', async () => {
  const failures: unknown[] = [];
  const last = new Error('the last');
  const note = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    failures.push(event.reason);
  };
  window.addEventListener('unhandledrejection', note);
  onTestFinished(() => window.removeEventListener('unhandledrejection', note));
  beginSession(fanSession);
  onTestFinished(() => endSession({ onPurpose: true }));
  const { result, unmount } = await renderHook(() => useSaveCollectedCard(), {
    wrapper: ({ children }) => <SWRConfig value={swrConfig()}>{children}</SWRConfig>,
  });
  // With the session the app drops the cache.
  beginSession({ ...fanSession, token: 'another' });
  await unmount();
  result.current(card);
  // Rejections are reported in their order.
  void Promise.reject(last);
  await expect.poll(() => failures).toEqual([last]);
});
