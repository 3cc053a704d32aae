import type { Session } from '../../packages/app-core/src/session/session';

export const sessionOf = (userId: string, visit = 1): Session => ({
  viewer: 'user',
  token: `${userId}-${visit}`,
  userId,
  name: '浜野 さくら',
  email: null,
  pictureUrl: null,
  playerCardsId: null,
});

/** The person of a token that `sessionOf` has made. */
export const personOf = (token: string | null) => token?.replace(/-\d+$/, '') ?? null;

/** A login on the device, before any tab opens. */
export function storeSession(store: (key: string, value: string) => void, session: Session) {
  const { viewer, ...login } = session;
  store('user_type', viewer);
  store('login_user_info', JSON.stringify(login));
}
