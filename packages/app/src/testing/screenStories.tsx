import { setOffline } from '@homestand/app-core/browser/connection';
import { beginSession } from '@homestand/app-core/session/session';
import type { Answers } from '@homestand/app-core/testing/answers';
import { replaceStorage } from '@homestand/app-core/testing/memoryStorage';
import { type ServerState, startSampleServer } from '@homestand/app-core/testing/sampleServer';
import type { TabId } from '@homestand/ui';
import { inNameOfClub, shownClub } from '@homestand/ui/testing';
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { patterns, type RouteName } from '../paths';
import { resetModules } from './resetModules';
import { openScreen, ScreenInApp, viewerOf } from './ScreenInApp';
import { emptyAnswers, fullAnswers } from './sampleAnswers';
import { fanSession, playerSession } from './samplePeople';

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
function startSample({ route, server: state = 'answers', answers, prepare }: ScreenParameters) {
  const restoreStorage = replaceStorage();
  resetModules();
  const server = startSampleServer(
    inClub({ ...(state === 'empty' ? emptyAnswers : fullAnswers), ...answers }),
    state === 'empty' ? 'answers' : state,
  );
  const viewer = viewerOf(route);
  if (viewer) beginSession(viewer === 'player' ? playerSession : fanSession);
  setOffline(state === 'offline');
  prepare?.();
  running = true;
  return () => {
    // The screen is removed after this: what it does until then leads nowhere.
    running = false;
    server.stop();
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

/** A play that waits until each text is on the page. */
export const shows =
  (...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { body } = canvasElement.ownerDocument;
    for (const text of texts) await waitFor(() => expect(body).toHaveTextContent(text));
  };
