import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../support/services.port.ts';
import { until } from '../../support/until.ts';
import { endGroup, spawnGroup, systemEnvironment } from './browserProcess.ts';
import { type Driver, type Engine, viewport } from './driver.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

/** WebKitGTK through WebKitWebDriver, on a screen in memory. */
export async function startWebKit(): Promise<Engine> {
  const screen = spawnGroup(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  return {
    openPhone: () => openPhone(`:${String(display).trim()}`),
    close: () => endGroup(screen),
  };
}

/** One driver process for each phone: it allows one session. */
async function openPhone(display: string): Promise<Driver> {
  const folder = await mkdtemp(join(tmpdir(), 'homestand-webkit-'));
  const port = await freePort();
  const driver = spawnGroup('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...systemEnvironment(), DISPLAY: display, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' },
  });
  const errors: string[] = [];
  driver.stdout?.on('data', (bytes) => {
    errors.push(...(String(bytes).match(/CONSOLE (?:JS|SECURITY) ERROR .*/g) ?? []));
  });
  const address = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const args = [
    join(import.meta.dirname, 'webkitWindow.py'),
    `${viewport.width}`,
    `${viewport.height}`,
    folder,
    iPhone,
  ];
  const options = { binary: '/usr/bin/python3', args };
  const { sessionId } = await call<{ sessionId: string }>(`${address}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `${address}/session/${sessionId}`;
  const elementId = (element: Record<string, string>) => Object.values(element)[0];

  return {
    enterAfterComposition: true,
    errors: () => errors,
    go: (url) => call(`${session}/url`, { url }),
    evaluate: (expression) =>
      call(`${session}/execute/async`, {
        script: `const [done] = arguments; Promise.resolve(${expression}).then(done, (error) => done('!' + error));`,
        args: [],
      }),
    async tapAt({ x, y }) {
      const down = { type: 'pointerDown', button: 0 };
      const actions = [{ type: 'pointerMove', x, y }, down, { type: 'pointerUp', button: 0 }];
      await call(`${session}/actions`, { actions: [{ id: 'finger', type: 'pointer', actions }] });
    },
    async type(text) {
      const element = await call<Record<string, string>>(`${session}/element/active`);
      await call(`${session}/element/${elementId(element)}/value`, { text });
    },
    async chooseFile(selector, path) {
      const query = { using: 'css selector', value: selector };
      const element = await call<Record<string, string>>(`${session}/element`, query);
      await call(`${session}/element/${elementId(element)}/value`, { text: path });
    },
    async screenshot() {
      return Buffer.from(await call<string>(`${session}/screenshot`), 'base64');
    },
    async close() {
      await endGroup(driver);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function call<Value = void>(url: string, body?: object): Promise<Value> {
  const response = await fetch(
    url,
    body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    },
  );
  const { value } = (await response.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
