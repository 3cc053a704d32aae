import { nullable, number, object, string, type ValueOf } from '@homestand/api-client/schema';
import { allLocal, createStored, local } from '../browser/storage';
import { createSessionStore } from './sessionStore';

export type Viewer = 'user' | 'player';

/** The stored login. Its token decides whether someone is logged in. */
const login = object({
  token: (value): value is string => string(value) && value !== '',
  name: string,
  userId: string,
  email: nullable(string),
  pictureUrl: nullable(string),
  playerCardsId: nullable(number),
});

export type Session = ValueOf<typeof login> & { viewer: Viewer };

const keys = { info: 'login_user_info', type: 'user_type', player: 'player' } as const;
/** Prefix of the entries that end with each session, however it ends. */
const sessionPrefix = 'ntt_';

const stored = createStored(keys.info, login);

/** The session of a fan or a player: the stored type `player` makes a player, any other a fan. */
export const {
  useSession,
  useLeftOnPurpose,
  getSession,
  readSession,
  onSessionChange,
  beginSession,
  endSession,
  takeOverSession,
  syncSessionAcrossTabs,
} = createSessionStore<Session>({
  read() {
    const info = stored.read();
    return info && { ...info, viewer: local.read(keys.type) === 'player' ? 'player' : 'user' };
  },
  write({ viewer, ...info }) {
    // The type first: other tabs react to the info entry.
    local.write(keys.type, viewer);
    if (viewer === 'player') local.write(keys.player, String(info.playerCardsId));
    else local.remove(keys.player);
    stored.write(info);
  },
  remove() {
    for (const key of [...Object.values(keys), ...allLocal.keys(sessionPrefix)])
      allLocal.remove(key);
  },
  follow: stored.follow,
});
