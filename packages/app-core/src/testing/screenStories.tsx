import { Center, Text, UiProvider } from '@homestand/ui';
import { inNameOfClub, shownClub } from '@homestand/ui/testing';
import type { StoryContext } from '@storybook/react-vite';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { MemoryRouter, matchPath, Route, Routes, useLocation } from 'react-router-dom';
import { expect, waitFor, within } from 'storybook/test';
import { SWRConfig } from 'swr';
import { setOffline } from '../browser/connection';
import { swrConfig } from '../http/sessionCache';
import { RouterLink } from '../react/RouterLink';
import type { Answers } from './answers';
import { replaceStorage } from './memoryStorage';
import { type ServerState, startSampleServer } from './sampleServer';

/** An event of the window, upon which Storybook opens the story of another screen (.storybook/docs/openScreen.ts). */
const openScreenEvent = 'homestand:open-screen';

export type ScreenParameters<RouteName extends string> = {
  route: RouteName;
  /** The address, if it has parameters or a query. */
  path?: string;
  /** Other routes of the same screen, which stays when its links lead there. */
  alsoAt?: readonly RouteName[];
  server?: ServerState | 'empty';
  /** Answers that differ from the sample. */
  answers?: Answers;
  /** What the device has before the screen opens, such as an item of a queue. */
  prepare?: () => void;
  /** Why the screen does not have a state that screens with data have. A test demands the others. */
  without?: Partial<Record<'Empty' | 'Loading' | 'Failed' | 'Offline', string>>;
};

/** Parameters of the states that every screen with data has. */
const inState = (server: ServerState | 'empty') => ({ screen: { server } });
export const empty = inState('empty');
export const loading = inState('loading');
export const failed = inState('failed');
export const offline = inState('offline');
/** The server does not know the object that the address names. */
export const missing = inState('missing');

type App<RouteName extends string, Parameters extends ScreenParameters<RouteName>> = {
  /** Base of the app's addresses: /user. */
  base: string;
  patterns: Readonly<Record<RouteName, string>>;
  fullAnswers: Answers;
  emptyAnswers: Answers;
  /** Empties the app's modules, which outlive the story before. */
  resetModules: () => void;
  /** Logs in whom the screen is for. */
  logIn: (parameters: Parameters) => void;
  /** The screen with what the app's table of routes puts around it. */
  page: (screen: ComponentType, parameters: Parameters) => ReactNode;
  /** What the app shows over every screen. */
  toasts: ReactNode;
  /** What Storybook calls the route of an address; null for an unknown one. */
  screenAt: (pathname: string) => string | null;
};

/** What the stories of an app's screens have in common. */
export function createScreenStories<
  RouteName extends string,
  Parameters extends ScreenParameters<RouteName>,
>(app: App<RouteName, Parameters>) {
  /** A story is open, and not about to be removed. */
  let running = false;

  /** Sets up device and server of one story. */
  function startSample(parameters: Parameters) {
    const { server: state = 'answers', answers, prepare } = parameters;
    const restoreStorage = replaceStorage();
    app.resetModules();
    const server = startSampleServer(
      inClub({ ...(state === 'empty' ? app.emptyAnswers : app.fullAnswers), ...answers }),
      state === 'empty' ? 'answers' : state,
    );
    app.logIn(parameters);
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

  function onLeave(pathname: string) {
    if (running)
      window.dispatchEvent(new CustomEvent(openScreenEvent, { detail: app.screenAt(pathname) }));
  }

  return {
    /** What differs from the meta of a screen's stories. */
    sampleScreen: (screen: Partial<Parameters>) => ({ screen }),
    /** The part of a screen's meta that is the same for all screens. */
    screenMeta: (screen: Parameters) => ({
      parameters: { layout: 'fullscreen', screen },
      beforeEach: ({ parameters }: Pick<StoryContext, 'parameters'>) =>
        startSample(parameters.screen),
      render: (
        _args: unknown,
        { component, parameters }: Pick<StoryContext, 'component' | 'parameters'>,
      ) => {
        const screen: Parameters = parameters.screen;
        if (typeof component !== 'function')
          throw new Error('The meta of a screen’s stories names no component.');
        const { route, path = app.patterns[route], alsoAt = [] } = screen;
        return (
          <ScreenInApp
            base={app.base}
            patterns={[route, ...alsoAt].map((name) => app.patterns[name])}
            path={path}
            page={app.page(component, screen)}
            toasts={app.toasts}
            onLeave={onLeave}
          />
        );
      },
    }),
  };
}

/** The answers of a server of the club that is shown. */
function inClub(answers: Answers): Answers {
  const club = answers['GET /v1/club'];
  if (!club) return answers;
  return { ...inNameOfClub(answers), 'GET /v1/club': { ...club, ...shownClub()?.facts } };
}

/** The first route of a table of patterns that an address belongs to. */
export function routeAt<RouteName extends string>(
  patterns: Readonly<Record<RouteName, string>>,
  pathname: string,
): RouteName | undefined {
  // The keys come from the same object.
  const names = Object.keys(patterns) as RouteName[];
  return names.find((name) => matchPath(patterns[name], pathname));
}

type Props = {
  base: string;
  patterns: readonly string[];
  /** The address, below the base path. */
  path: string;
  page: ReactNode;
  toasts: ReactNode;
  onLeave: (pathname: string) => void;
};

/** The cache of SWR, which lives on: an effect of a screen that is removed may still write into it. */
const { provider: _, ...cacheSettings } = swrConfig();

/** A screen at its address, with what the app renders around it. */
function ScreenInApp({ base, patterns, path, page, toasts, onLeave }: Props) {
  return (
    <MemoryRouter basename={base} initialEntries={[base + path]}>
      <UiProvider linkComponent={RouterLink} messages={shownClub()?.texts ?? {}}>
        <SWRConfig value={cacheSettings}>
          <Routes>
            {patterns.map((pattern) => (
              <Route key={pattern} path={pattern} element={page} />
            ))}
            <Route path="*" element={<OtherScreen onOpen={onLeave} />} />
          </Routes>
        </SWRConfig>
        {toasts}
      </UiProvider>
    </MemoryRouter>
  );
}

/** Stands where a link has led out of the story. */
function OtherScreen({ onOpen }: { onOpen: (pathname: string) => void }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    onOpen(pathname);
  }, [onOpen, pathname]);
  return (
    <Center>
      <Text>{`次の画面：${pathname}${search}`}</Text>
    </Center>
  );
}

/** A play that waits until each text is on the page. */
export const shows =
  (...texts: (string | RegExp)[]) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const { body } = canvasElement.ownerDocument;
    for (const text of texts) await waitFor(() => expect(body).toHaveTextContent(text));
  };

/** A part that did not load says so in its place, and no skeleton is left. */
export async function showsFailure({ canvasElement }: { canvasElement: HTMLElement }) {
  const [region] = await within(canvasElement).findAllByRole('alert');
  await waitFor(() => expect(region).toHaveTextContent('システムエラーが発生しました。'));
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull());
}
