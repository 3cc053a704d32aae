import { type ComponentType, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import type { Answers } from './answers';
import { startFakeClock } from './fakeClock';
import { replaceStorage } from './memoryStorage';
import { type SampleServer, startSampleServer } from './sampleServer';

export type OpenAppOptions = {
  app: ComponentType;
  /** Base of the app's addresses: /user. */
  base: string;
  path: string;
  answers: Answers;
  /** What device and server have before the app starts: a session, a draft, an item of the outbox, a failure. */
  prepare: (server: SampleServer) => void;
  /** Empties the app's modules, as on a page that has just loaded. */
  resetModules: () => void;
  /** Starts what follows the changes of other tabs, the session first; returns what ends each. */
  followOtherTabs: () => (() => void)[];
  /** Of the window; 390 px by default. */
  width?: number;
  /** Start of the fake clock. */
  moment: string;
};

const phone = { width: 390, height: 844 };

/** Runs a whole app in this page, on a sample server, a fake clock and storage of its own, until the test ends. */
export async function openApp({ app: App, base, ...options }: OpenAppOptions) {
  const { answers, prepare, resetModules, width = phone.width, moment } = options;
  const addressBefore = location.href;
  const openedAddresses: string[] = [];
  const errors: string[] = [];
  const restoreStorage = replaceStorage();
  const restoreXhr = removeXhr();
  const stopErrors = noteErrors(errors);
  const server = startSampleServer(answers);
  const clock = startFakeClock(moment, server.isAnswering);
  const stopLeaving = stayInPage(openedAddresses);
  await page.viewport(width, phone.height);
  resetModules();
  prepare(server);

  let root: Root | undefined;
  const container = document.createElement('div');
  container.id = 'root';

  const unmount = async () => {
    root?.unmount();
    root = undefined;
    container.remove();
    await clock.settle();
  };
  const mount = () => {
    document.body.append(container);
    window.scrollTo(0, 0);
    root = createRoot(container);
    root.render(
      <StrictMode>
        <BrowserRouter basename={base}>
          <App />
        </BrowserRouter>
      </StrictMode>,
    );
  };
  const startAgain = () => {
    // What a module drops from its memory it may also remove from storage, which a reload keeps.
    const stored = { ...localStorage };
    resetModules();
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, String(value));
    // Modules read storage when they load, which happens once in this page, or when another tab has changed it.
    const stops = options.followOtherTabs();
    storageHasChanged();
    for (const stop of stops) stop();
    mount();
  };
  const traverse = async (steps: number) => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    history.go(steps);
    await arrived;
  };

  onTestFinished(async () => {
    await unmount();
    server.stop();
    await clock.settle();
    clock.stop();
    stopLeaving();
    stopErrors();
    resetModules();
    restoreStorage();
    restoreXhr();
    history.pushState(null, '', addressBefore);
    if (width !== phone.width) await page.viewport(phone.width, phone.height);
    const problems = [...server.faults, ...errors];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  });

  history.pushState(null, '', base + options.path);
  mount();

  return {
    server,
    clock,
    /** The address below the base. */
    path: () => location.pathname.slice(base.length) + location.search + location.hash,
    /** Opens an address as typed into the browser: the page loads anew. */
    async goto(path: string) {
      await unmount();
      history.pushState(null, '', base + path);
      startAgain();
    },
    /** Loads the page again; storage and history stay. */
    async reload() {
      await unmount();
      startAgain();
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    /** Addresses of other pages that the app has opened in this one, which stays. */
    openedAddresses,
    /** What was written to the console as an error; the test fails unless it empties the list. */
    errors,
    /** Another tab has changed the storage that both share. */
    otherTab(change: () => void) {
      change();
      storageHasChanged();
    },
  };
}

/** Uploads use `fetch`, which the sample server answers, where there is no XMLHttpRequest. */
function removeXhr(): () => void {
  const { XMLHttpRequest } = globalThis;
  Object.assign(globalThis, { XMLHttpRequest: undefined });
  return () => void Object.assign(globalThis, { XMLHttpRequest });
}

const storageHasChanged = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

function noteErrors(errors: string[]): () => void {
  const { error } = console;
  console.error = (...values) => {
    const text = values.map(String).join(' ');
    // Not an error: the rest is delivered in the next frame.
    if (!text.includes('ResizeObserver loop')) errors.push(text);
    error(...values);
  };
  return () => {
    console.error = error;
  };
}

/** Notes navigations to other pages and reloads, and prevents them: the tests run in this page. */
function stayInPage(openedAddresses: string[]): () => void {
  const stay = (event: NavigateEvent) => {
    if (event.destination.sameDocument || !event.cancelable) return;
    event.preventDefault();
    openedAddresses.push(event.destination.url);
  };
  navigation.addEventListener('navigate', stay);
  return () => navigation.removeEventListener('navigate', stay);
}
