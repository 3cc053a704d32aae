import { swrConfig } from '@homestand/app-core/http/swr';
import { beginSession, endSession } from '@homestand/app-core/session/session';
import { SWRConfig } from 'swr';
import { onTestFinished, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { card } from '../../testing/sampleAnswers';
import { fanSession } from '../../testing/samplePeople';
import { noteUnhandledRejections } from '../../testing/unhandledRejections';
import { useSaveCollectedCard } from './cards';

test('a card that is collected when the session has ended is dropped with its cache, and fails nowhere', async () => {
  const expectNoRejection = noteUnhandledRejections();
  beginSession(fanSession);
  onTestFinished(() => endSession({ onPurpose: true }));
  const { result, unmount } = await renderHook(() => useSaveCollectedCard(), {
    wrapper: ({ children }) => <SWRConfig value={swrConfig()}>{children}</SWRConfig>,
  });
  // With the session the app drops the cache.
  beginSession({ ...fanSession, token: 'another' });
  await unmount();
  result.current(card);
  await expectNoRejection();
});
