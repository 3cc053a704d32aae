import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { killSwitchWorker } from './serviceWorkerKillSwitch.ts';
import { createSite } from './site.ts';

const appFolder = mkdtempSync(join(tmpdir(), 'homestand-'));
mkdirSync(join(appFolder, 'assets'));
writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>app</title>');
writeFileSync(join(appFolder, 'service-worker.js'), 'self.caches');

afterAll(() => rmSync(appFolder, { recursive: true }));

async function getWorker(serviceWorker: boolean) {
  const server = createServer(createSite(appFolder, {}, { serviceWorker }));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/user/service-worker.js`);
  const body = await response.text();
  server.close();
  return {
    type: response.headers.get('content-type'),
    cacheControl: response.headers.get('cache-control'),
    body,
  };
}

test('[SW-01] the service worker is served within its scope /user/, and revalidated each time', async () => {
  expect(await getWorker(true)).toEqual({
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'no-cache',
    body: 'self.caches',
  });
});

test('when disabled, a worker that removes itself is served', async () => {
  const { type, cacheControl, body } = await getWorker(false);
  expect([type, cacheControl]).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
  expect(body).toContain('unregister');
});

/** Runs the worker's script as a browser does, with this worker as the active one. */
async function install(active: object | null) {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    registration: { active, unregister: async () => done.push('unregistered') },
    skipWaiting: async () => done.push('takes over'),
  };
  const caches = {
    keys: async () => ['release one'],
    delete: async (name: string) => done.push(`deleted ${name}`),
  };
  runInNewContext(killSwitchWorker, { self, caches });
  const run = (type: string) =>
    new Promise((resolve, reject) => {
      listeners.get(type)?.({
        waitUntil: (task: Promise<unknown>) => void task.then(resolve, reject),
      });
    });
  // A browser activates a worker only after its installation succeeded.
  await run('install').then(
    () => run('activate'),
    () => done.push('not installed'),
  );
  return done;
}

test('the worker that removes itself deletes the caches of an active worker, and installs only where there is one', async () => {
  expect(await install({})).toEqual(['takes over', 'deleted release one', 'unregistered']);
  expect(await install(null)).toEqual(['not installed']);
});
