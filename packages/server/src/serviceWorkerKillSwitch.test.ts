import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
