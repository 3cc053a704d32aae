import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import { secondClub } from '../../../../tests/support/clubs.ts';
import { readClub } from '../club/index.ts';
import { createClubAssets } from './clubAssets.ts';
import { killSwitchWorker } from './serviceWorkerKillSwitch.ts';
import { createSite } from './site.ts';

const appFolder = mkdtempSync(join(tmpdir(), 'homestand-'));
mkdirSync(join(appFolder, 'assets'));
writeFileSync(join(appFolder, 'index.html'), '<!doctype html><title>app</title>');
writeFileSync(join(appFolder, 'service-worker.js'), 'self.caches');

afterAll(() => rmSync(appFolder, { recursive: true }));

const found = readClub(secondClub);
if ('problems' in found) throw new Error(found.problems.join());
const clubAssets = createClubAssets(found.club);
const clubFacts = () => ({ team: '', slogan: '', logoUrl: null });

async function getWorker(serviceWorker: boolean, base = '/user') {
  const server = createServer(
    createSite(
      { app: appFolder, admin: appFolder },
      {},
      { serviceWorker, club: clubFacts, clubAssets, origin: '' },
    ),
  );
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${base}/service-worker.js`);
  const body = await response.text();
  server.close();
  return {
    type: response.headers.get('content-type'),
    cacheControl: response.headers.get('cache-control'),
    scope: response.headers.get('service-worker-allowed'),
    body,
  };
}

test('[SW-01] the service worker is served within its scope /user/, and revalidated each time', async () => {
  expect(await getWorker(true)).toEqual({
    type: 'text/javascript; charset=utf-8',
    cacheControl: 'no-cache',
    scope: '/user/',
    body: 'self.caches',
  });
});

test('[DESK-06] the worker of the staff’s app may also control its base without a slash', async () => {
  expect(await getWorker(true, '/admin')).toMatchObject({ scope: '/admin', body: 'self.caches' });
});

test.each(['/user', '/admin'])(
  'when disabled, %s serves a worker that removes itself',
  async (base) => {
    const { type, cacheControl, body } = await getWorker(false, base);
    expect([type, cacheControl]).toEqual(['text/javascript; charset=utf-8', 'no-cache']);
    expect(body).toContain('unregister');
  },
);

type Registration = { active?: object; installing?: object; waiting?: object };

/** Runs the worker's script as a browser does, sends it the events, and returns what it did. */
async function run(registration: Registration, events: string[]) {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    registration: { ...registration, unregister: async () => done.push('unregistered') },
    skipWaiting: async () => done.push('takes over'),
  };
  const caches = {
    keys: async () => ['release one'],
    delete: async (name: string) => done.push(`deleted ${name}`),
  };
  runInNewContext(killSwitchWorker, { self, caches });
  for (const type of events) {
    const tasks: Promise<unknown>[] = [];
    listeners.get(type)?.({ waitUntil: (task: Promise<unknown>) => tasks.push(task) });
    try {
      await Promise.all(tasks);
    } catch {
      done.push('not installed');
      // A browser activates a worker only after its installation succeeded.
      break;
    }
  }
  return done;
}

test('the worker that removes itself deletes the caches of an active worker, and installs only where there is one', async () => {
  expect(await run({ active: {} }, ['install', 'activate'])).toEqual([
    'takes over',
    'deleted release one',
    'unregistered',
  ]);
  expect(await run({}, ['install', 'activate'])).toEqual(['not installed']);
});

test('the worker that removes itself does so again after a page that registered it, and never removes a new release', async () => {
  expect(await run({ active: {} }, ['message'])).toEqual(['unregistered']);
  expect(await run({ active: {}, installing: {} }, ['message'])).toEqual([]);
  expect(await run({ active: {}, waiting: {} }, ['message'])).toEqual([]);
});
