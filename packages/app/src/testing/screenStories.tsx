import { setOffline } from '@homestand/app-core/browser/connection';
import { dismissToast, getToasts } from '@homestand/app-core/browser/toasts';
import { beginSession, endSession } from '@homestand/app-core/session/session';
import { dropMemory } from '@homestand/app-core/session/sessionScope';
import type { TabId } from '@homestand/ui';
import { inNameOfClub, shownClub } from '@homestand/ui/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SWRConfig } from 'swr';
import { setClaimsPaused } from '../data/cards/cardClaims.store';
import { clearLocalCart } from '../data/shop/cart.store';
import { patterns, type RouteName } from '../paths';
import type { Answers } from './answers';
import { replaceStorage } from './memoryStorage';
import { openScreen, ScreenInApp, viewerOf } from './ScreenInApp';
import { emptyAnswers, fullAnswers } from './sampleAnswers';
import { fanSession, playerSession } from './samplePeople';
import { type ServerState, startSampleServer } from './sampleServer';

export type ScreenParameters = {
  route: RouteName;
  /** The address, if it has parameters or a query. */
  path?: string;
  tab?: TabId;
  server?: ServerState | 'empty';
  /** Answers that differ from the sample. */
  answers?: Answers;
  /** What the device has before the screen opens, such as an item of the outbox. */
  prepare?: () => void;
  /** Why the screen does not have a state that screens with data have. A test demands the others. */
  without?: Partial<Record<'Empty' | 'Loading' | 'Failed' | 'Offline', string>>;
};

/** What differs from the meta of a screen's stories. */
export const sampleScreen = (screen: Partial<ScreenParameters>) => ({ screen });

/** Parameters of the states that every screen with data has. */
const inState = (server: ServerState | 'empty') => sampleScreen({ server });
export const empty = inState('empty');
export const loading = inState('loading');
export const failed = inState('failed');
export const offline = inState('offline');
/** The server does not know the object that the address names. */
export const missing = inState('missing');

/** The part of a screen's meta that is the same for all screens. */
export const screenMeta = (screen: ScreenParameters) => ({
  parameters: { layout: 'fullscreen', screen },
  beforeEach: ({ parameters }: Pick<StoryContext, 'parameters'>) => startSample(parameters.screen),
  render: (
    _args: unknown,
    { component, parameters }: Pick<StoryContext, 'component' | 'parameters'>,
  ) => {
    const { route, path, tab }: ScreenParameters = parameters.screen;
    if (typeof component !== 'function')
      throw new Error('The meta of a screen’s stories names no component.');
    return (
      <ScreenInApp
        screen={component}
        route={route}
        path={path ?? patterns[route]}
        onLeave={leave}
        {...(tab && { tab })}
      />
    );
  },
});

/** A story is open, and not about to be removed. */
let running = false;

const leave = (route: RouteName | null) => {
  if (running) openScreen(route);
};

/** Sets up device and server of one story; the modules of the app outlive the story before. */
function startSample({ route, server = 'answers', answers, prepare }: ScreenParameters) {
  const restoreStorage = replaceStorage();
  reset();
  const stopServer = startSampleServer(
    inClub({ ...(server === 'empty' ? emptyAnswers : fullAnswers), ...answers }),
    server === 'empty' ? 'answers' : server,
  );
  const viewer = viewerOf(route);
  if (viewer) beginSession(viewer === 'player' ? playerSession : fanSession);
  setOffline(server === 'offline');
  prepare?.();
  running = true;
  return () => {
    // The screen is removed after this: what it does until then leads nowhere.
    running = false;
    stopServer();
    restoreStorage();
  };
}

/** The answers of a server of the club that is shown. */
function inClub(answers: Answers): Answers {
  const club = answers['GET /v1/club'];
  const shown = shownClub();
  if (!shown || !club) return answers;
  return { ...inNameOfClub(answers), 'GET /v1/club': { ...club, ...shown.facts } };
}

function reset() {
  endSession({ onPurpose: false });
  dropMemory(() => true);
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) cache.delete(key);
  clearLocalCart();
  setClaimsPaused(false);
  for (const { id } of getToasts()) dismissToast(id);
}

/** A play that waits until each text is on the page. */
export const shows =
  (...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { body } = canvasElement.ownerDocument;
    for (const text of texts) await waitFor(() => expect(body).toHaveTextContent(text));
  };
