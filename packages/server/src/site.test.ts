import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoClub } from './club/messages.ts';
import { securityHeaders } from './securityHeaders.ts';
import { createSite } from './site.ts';

const outside = mkdtempSync(join(tmpdir(), 'homestand-'));
const appFolder = join(outside, 'dist');
mkdirSync(join(appFolder, 'assets'), { recursive: true });
writeFileSync(join(outside, 'secret.txt'), 'not for you');
const plainPage =
  '<!doctype html><html><head><title>app</title></head><body><div id="root"></div></body></html>';
writeFileSync(join(appFolder, 'index.html'), plainPage);
mkdirSync(join(appFolder, '.vite'));
const pageOf = (pattern: string, isScreen: boolean) => ({
  pattern,
  isScreen,
  body: '<p>{{team}}</p><img src="{{logoUrl}}">',
  bodyWithoutLogo: '<p>{{team}}</p>',
  scripts: ['/user/assets/screen.js'],
  styles: ['/user/assets/screen.css'],
});
writeFileSync(
  join(appFolder, '.vite', 'pages.json'),
  JSON.stringify([pageOf('/login', true), pageOf('/u/message/:topicId', false)]),
);
writeFileSync(join(appFolder, 'assets', 'main-abc.js'), 'console.log(1)');

writeFileSync(join(appFolder, 'assets', 'decodeWorker-A_b-1.js'), 'postMessage(1)');
writeFileSync(join(appFolder, 'assets', 'zxing_reader-abc.wasm'), 'wasm');
writeFileSync(join(appFolder, 'assets', 'large-abc.js'), 'large');
writeFileSync(join(appFolder, 'assets', 'large-abc.js.br'), brotliCompressSync('packed'));

writeFileSync(
  join(appFolder, 'manifest.webmanifest'),
  JSON.stringify({ id: '/user/', name: 'Homestand', short_name: 'Homestand' }),
);

const others = {
  '/stand-in/line': (_request: IncomingMessage, response: ServerResponse) =>
    response.end('somebody else'),
};
const club = { ...demoClub, team: '浜風シーガルズ', slogan: '</script><b>&"' };
const site = createSite(appFolder, others, { club: () => club });
const server = createServer(site);
let origin = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(outside, { recursive: true });
});

const get = (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });

/** fetch normalizes a path before it sends it; this sends it unchanged. */
function getRaw(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(`${origin}`, { path }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += String(chunk);
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the site on one port', () => {
  test('redirects to /user/', async () => {
    for (const path of ['/', '/user']) {
      const response = await get(path);
      expect([response.status, response.headers.get('location')]).toEqual([302, '/user/']);
    }
  });

  test.each(['/user/', '/user/u/top', '/user/u/goods/12?quantity=1'])(
    '[ROUTE-01] %s responds to a hard reload with the app',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>app</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  test('[NET-01] a route has the files of its screen, what shows before them, and the club', async () => {
    for (const path of ['/user/u/message/12', '/user/U/message/12/', '/user/login']) {
      const page = await (await get(path)).text();
      expect(page).toContain('<div id="root"><p>浜風シーガルズ</p></div>');
      expect(page).toContain(
        '<link rel="modulepreload" crossorigin href="/user/assets/screen.js">',
      );
      const facts = /<script type="application\/json" id="club">(.*?)<\/script>/.exec(page)?.[1];
      expect(JSON.parse(facts ?? '')).toEqual(club);
    }
    const linkOf = async (path: string) =>
      /<link rel="(\w+)"[^>]+screen\.css">/.exec(await (await get(path)).text())?.[1];
    expect(await linkOf('/user/login')).toBe('stylesheet');
    expect(await linkOf('/user/u/message/12')).toBe('preload');
  });

  test('the page that a service worker keeps for all routes is that of the build', async () => {
    for (const path of ['/user/', '/user/u/message', '/user/u/message/1/2', '/user/elsewhere'])
      expect(await (await get(path)).text()).toBe(plainPage);
  });

  test('the club’s words are text in the page, whatever they contain', async () => {
    const other = createServer(
      createSite(
        appFolder,
        {},
        {
          club: () => ({ ...demoClub, team: '<i>"$&', logoUrl: '/a"b' }),
        },
      ),
    );
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    const page = await (await fetch(`http://127.0.0.1:${port}/user/login`)).text();
    other.close();
    expect(page).toContain('<p>&lt;i&gt;&quot;$&amp;</p><img src="/a&quot;b">');
    expect(page).not.toContain('<i>');
  });

  test('files named by their content may be cached forever', async () => {
    const response = await get('/user/assets/main-abc.js');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  test.each(['br', 'gzip', 'identity'])(
    'text is sent as %s if the browser accepts it',
    async (name) => {
      const response = await fetch(`${origin}/user/assets/main-abc.js`, {
        headers: { 'Accept-Encoding': name },
      });
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(name);
      expect(await response.text()).toBe('console.log(1)');
    },
  );

  test.each([
    ['br', 'packed'],
    ['gzip', 'large'],
  ])('a file compressed by the build is not compressed again: %s', async (name, body) => {
    const response = await fetch(`${origin}/user/assets/large-abc.js`, {
      headers: { 'Accept-Encoding': name },
    });
    expect(response.headers.get('content-encoding')).toBe(name);
    expect(await response.text()).toBe(body);
  });

  test('only the decoder of the scanner may compile WebAssembly', async () => {
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy') ?? '';
    expect(await policyOf('/user/assets/decodeWorker-A_b-1.js')).toContain("'wasm-unsafe-eval'");
    expect(await policyOf('/user/assets/main-abc.js')).not.toContain('wasm');
    expect(await policyOf('/user/')).not.toContain('wasm');
    expect(securityHeaders()['Content-Security-Policy']).not.toContain('wasm');
  });

  test('WebAssembly is sent compressed and with its own type', async () => {
    const response = await fetch(`${origin}/user/assets/zxing_reader-abc.wasm`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(response.headers.get('content-type')).toBe('application/wasm');
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  test('the manifest has the name of the club, and is revalidated each time', async () => {
    const response = await get('/user/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toEqual({
      id: '/user/',
      name: '浜風シーガルズ ファンクラブ',
      short_name: '浜風シーガルズ',
    });
    expect(securityHeaders()['Content-Security-Policy']).toContain("manifest-src 'self'");
  });

  test('a missing file is a 404, not the app', async () => {
    expect((await get('/user/assets/main-old.js')).status).toBe(404);
  });

  test.each(['/user/../../secret.txt', '/user/%2e%2e/secret.txt', '/user/..%2fsecret.txt'])(
    'nothing outside the folder is served: %s',
    async (path) => {
      const { status, body } = await getRaw(path);
      expect(status).not.toBe(200);
      expect(body).not.toContain('not for you');
    },
  );

  test('a malformed address is refused, and the server continues', async () => {
    expect((await getRaw('/user/%E0%A4%A')).status).toBe(400);
    expect((await get('/user/')).status).toBe(200);
  });

  test('stand-ins respond under their own path only', async () => {
    expect(await (await get('/stand-in/line/authorize')).text()).toBe('somebody else');
    expect((await get('/stand-in/liner')).status).toBe(404);
  });
});
