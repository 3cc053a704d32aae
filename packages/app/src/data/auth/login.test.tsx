import { beginSession, endSession } from '@homestand/app-core/session/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { finishLineLogin } from './login';

test('[AUTH-09] a finished LINE login is asked for once, and its token is not in memory after the logout', async () => {
  const data = {
    accessToken: 'token-1',
    id: '4b6f2c1e-8d7a-4c53-9a1f-2e5d7c9b3a60',
    profile: { name: '浜野 さくら', email: null, picture: null },
    switchedBrowser: false,
  };
  const fetch = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ code: 200, message: 'success', data }));
  onTestFinished(() => {
    endSession({ onPurpose: true });
    localStorage.clear();
    vi.restoreAllMocks();
  });
  const { session } = await finishLineLogin('code-1', null);
  await finishLineLogin('code-1', null);
  expect(fetch).toHaveBeenCalledTimes(1);
  beginSession(session);
  endSession({ onPurpose: true });
  // The server answers again, and would refuse the code: the page has no answer with the token any more.
  await finishLineLogin('code-1', null);
  expect(fetch).toHaveBeenCalledTimes(2);
});
