import {
  beginSession,
  type Session,
  syncSessionAcrossTabs,
} from '@homestand/app-core/session/session';
import type { Answers } from '@homestand/app-core/testing/answers';
import { openApp } from '@homestand/app-core/testing/openApp';
import type { SampleServer } from '@homestand/app-core/testing/sampleServer';
import { storyTime } from '@homestand/ui/testing';
import { App } from '../App';
import { syncCodeClaimsAcrossTabs } from '../data/cards/codeClaims.store';
import { syncOutboxAcrossTabs } from '../data/messages/outbox.store';
import { syncCartAcrossTabs } from '../data/shop/cart.store';
import { routes } from '../routes/routes';
import { resetModules } from './resetModules';
import { fullAnswers } from './sampleAnswers';
import { fanSession, playerSession } from './samplePeople';

// The code of every screen is there before the first test: none of it arrives in a later one. The top page's code also
// requests its data when it loads, so that only its module is loaded here.
import.meta.glob(['../screens/top/TopScreen.tsx', '../shell/*.ts*', '!**/*.{stories,test}.tsx'], {
  eager: true,
});
await Promise.all(routes.map(({ name, screen }) => name === 'top' || screen.load()));

type Options = {
  /** Who is logged in; by default whom the address is for: a fan under /u, a player under /p, else nobody. */
  session?: 'fan' | 'player' | Session | null;
  /** Answers that differ from those of the sample with everything. */
  answers?: Answers;
  /** What device and server have before the app starts, such as an item of the outbox or a failure. */
  prepare?: (server: SampleServer) => void;
  /** Of the window; 390 px by default. */
  width?: number;
};

const samples = { fan: fanSession, player: playerSession };
let count = 0;

/** Runs the fans' app at an address below /user until the test ends. */
export function showApp(
  path: string,
  { answers, prepare, width, ...options }: Options = {},
): ReturnType<typeof openApp> {
  const session = options.session === undefined ? viewerOf(path) : options.session;
  return openApp({
    app: App,
    base: '/user',
    path,
    answers: { ...fullAnswers, ...answers },
    resetModules,
    followOtherTabs: () => [
      syncSessionAcrossTabs(),
      syncCartAcrossTabs(),
      syncOutboxAcrossTabs(),
      syncCodeClaimsAcrossTabs(),
    ],
    prepare(server) {
      if (session) beginSession(typeof session === 'string' ? sampleSession(session) : session);
      prepare?.(server);
    },
    moment: storyTime,
    ...(width !== undefined && { width }),
  });
}

const viewerOf = (path: string) =>
  (path.startsWith('/u/') && 'fan') || (path.startsWith('/p/') && 'player') || null;

/** Modules note a token whose event stream has begun, or that was refused: each test has its own. */
function sampleSession(viewer: keyof typeof samples): Session {
  count++;
  return { ...samples[viewer], token: `sample-${viewer}-${count}` };
}
