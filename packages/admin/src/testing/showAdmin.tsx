import { addStaffResponses } from '@homestand/api-client/staff';
import type { Answers } from '@homestand/app-core/testing/answers';
import { openApp } from '@homestand/app-core/testing/openApp';
import type { SampleServer } from '@homestand/app-core/testing/sampleServer';
import { storyTime } from '@homestand/ui/testing';
import { App } from '../App';
import {
  beginStaffSession,
  type StaffSession,
  syncStaffSessionAcrossTabs,
} from '../data/staff/staffSession';
import { routes } from '../routes/routes';
import { resetModules } from './resetModules';
import { fullAnswers } from './sampleAnswers';

addStaffResponses();

// The code of every screen is there before the first test: none of it arrives in a later one.
import.meta.glob('../shell/*.ts*', { eager: true });
await Promise.all(routes.map(({ screen }) => screen.load()));

type Options = {
  /** Who is logged in; nobody by default. */
  session?: StaffSession;
  /** Answers that differ from those of the sample with everything. */
  answers?: Answers;
  /** What device and server have before the app starts, such as a queued hand-over or a failure. */
  prepare?: (server: SampleServer) => void;
  /** Of the window; 390 px by default. */
  width?: number;
};

let count = 0;

/** Runs the staff app at an address below /admin until the test ends. */
export function showAdmin(
  path: string,
  { session, answers, prepare, width }: Options = {},
): ReturnType<typeof openApp> {
  return openApp({
    app: App,
    base: '/admin',
    path,
    answers: { ...fullAnswers, ...answers },
    resetModules,
    followOtherTabs: () => [syncStaffSessionAcrossTabs()],
    prepare(server) {
      count++;
      // Modules note the token of a session: each test has its own.
      if (session) beginStaffSession({ ...session, token: `${session.token}-${count}` });
      prepare?.(server);
    },
    moment: storyTime,
    ...(width !== undefined && { width }),
  });
}
