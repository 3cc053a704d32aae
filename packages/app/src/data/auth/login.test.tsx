import { beginSession, endSession } from '@homestand/app-core/session/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { finishLineLogin, logOut, startSession } from './login';

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

const fan = {
  viewer: 'user',
  token: 'token-fan',
  userId: 'fan-1',
  name: '浜野 さくら',
  email: null,
  pictureUrl: null,
  playerCardsId: null,
} as const;

/** Written by the version before this one, or by the staff's app on the same device. */
const stored = {
  device_id: 'device-1',
  club_texts: '{"texts":{}}',
  ntt_cart_data: '{"personId":"fan-1"}',
  'draft:fan-1:t': 'こんにちは',
  'claim:k': '{"personId":"fan-1"}',
  'kept:fan-1:cards': '{}',
  'payment:fan-1': '{}',
  staff_session: '{"token":"token-staff"}',
  'staff-desk-list': '{}',
  'staff-desk-checked': '"2026-11-21T00:00:00.000Z"',
  'staff-hand-over-k': '{"key":"k"}',
  desk_sound: 'off',
  office_keys: 'off',
};
const ofStaff = Object.keys(stored).filter((key) => /^(staff|desk_|office_)/.test(key));

function store() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ code: 401 }));
  onTestFinished(() => {
    endSession({ onPurpose: true });
    localStorage.clear();
    vi.restoreAllMocks();
  });
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

test('[STOR-01] a login of the same person finds everything that the version before has stored', () => {
  store();
  startSession(fan);
  expect({ ...localStorage }).toMatchObject(stored);
});

test('[AUTH-09] [DESK-06] a logout clears what is of the fan, and leaves the session and the hand-overs of the staff on the device', () => {
  store();
  startSession(fan);
  logOut();
  const keys = Object.keys(localStorage).filter((key) => !key.startsWith('logout:'));
  expect(keys.sort()).toEqual(['club_texts', 'device_id', ...ofStaff].sort());
});

test('[AUTH-09] [DESK-06] a login of another person clears what is of the one before, and nothing of the staff', () => {
  store();
  startSession({ ...fan, userId: 'fan-2' });
  expect(localStorage.getItem('kept:fan-1:cards')).toBeNull();
  expect(Object.keys(localStorage)).toEqual(expect.arrayContaining(ofStaff));
});
