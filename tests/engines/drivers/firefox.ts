import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endGroup, spawnGroup, systemEnvironment } from './browserProcess.ts';
import { type Driver, type Engine, viewport } from './driver.ts';

const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  // The policy of the payment gateway's pages forbids icons.
  'browser.chrome.site_icons': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'ja-JP, ja',
  'app.update.disabledForTesting': true,
};

/** Firefox ESR through WebDriver BiDi, which it speaks itself. */
export async function startFirefox(): Promise<Engine> {
  const profile = await mkdtemp(join(tmpdir(), 'homestand-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--no-remote', '--profile', profile];
  const browser = spawnGroup('firefox-esr', [...options, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: systemEnvironment(),
  });
  const { send, onLogEntry } = await connect(await addressOf(browser));
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  return {
    async openPhone() {
      const { userContext } = await send('browser.createUserContext');
      // A window: a tab in the background draws no frames.
      const { context } = await send('browsingContext.create', { type: 'window', userContext });
      await send('browsingContext.setViewport', { context, viewport });
      return phoneOf(send, onLogEntry, String(context), String(userContext));
    },
    async close() {
      await endGroup(browser);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

type Send = Awaited<ReturnType<typeof connect>>['send'];
type LogEntry = { type: string; level: string; text: string; source: { context?: string } };

function phoneOf(
  send: Send,
  onLogEntry: (listener: (entry: LogEntry) => void) => void,
  context: string,
  userContext: string,
): Driver {
  const errors: string[] = [];
  onLogEntry(({ type, level, text, source }) => {
    // Of the type "console" is what the app itself reports, such as a lost connection.
    if (type === 'javascript' && level === 'error' && source.context === context) errors.push(text);
  });
  const act = (id: string, type: string, actions: object[]) =>
    send('input.performActions', { context, actions: [{ id, type, actions }] });
  return {
    enterAfterComposition: false,
    errors: () => errors,
    go: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = await send('script.evaluate', {
        ...{ expression, target: { context } },
        ...{ awaitPromise: true, userActivation: false },
      });
      // Answers of the protocol: a string that the expression returned, or an exception.
      const { result, exceptionDetails } = answer as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!result) throw new Error(exceptionDetails?.text);
      return result.value;
    },
    async tapAt({ x, y }) {
      const down = { type: 'pointerDown', button: 0 };
      const actions = [{ type: 'pointerMove', x, y }, down, { type: 'pointerUp', button: 0 }];
      await act('finger', 'pointer', actions);
    },
    async type(text) {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('keyboard', 'key', keys);
    },
    async chooseFile(selector, path) {
      const locator = { type: 'css', value: selector };
      const { nodes } = await send('browsingContext.locateNodes', { context, locator });
      const [node] = nodes as { sharedId: string }[];
      await send('input.setFiles', {
        context,
        element: { sharedId: node?.sharedId },
        files: [path],
      });
    },
    async screenshot() {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  };
}

/** The address that Firefox prints when it listens. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    browser.stderr?.on('data', (bytes) => {
      output += String(bytes);
      const address = /WebDriver BiDi listening on (\S+)/.exec(output)?.[1];
      if (address) resolve(`${address}/session`);
    });
    browser.on('error', reject);
    browser.on('exit', () => reject(new Error(`Firefox ended: ${output}`)));
  });
}

/** Commands and their answers over one socket. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const pending = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners: ((entry: LogEntry) => void)[] = [];
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message, params } = JSON.parse(data);
    if (type === 'event') {
      for (const listener of listeners) listener(params);
      return;
    }
    if (type === 'error') pending.get(id)?.reject(new Error(`${error}: ${message}`));
    else pending.get(id)?.resolve(result);
    pending.delete(id);
  });
  let count = 0;
  return {
    onLogEntry: (listener: (entry: LogEntry) => void) => void listeners.push(listener),
    send(method: string, params: object = {}) {
      const id = ++count;
      const answer = Promise.withResolvers<Record<string, unknown>>();
      pending.set(id, answer);
      socket.send(JSON.stringify({ id, method, params }));
      return answer.promise;
    },
  };
}
