import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { secondClub } from '../../../../tests/support/clubs.ts';
import { readClub } from '../club/index.ts';
import { createClubAssets } from './clubAssets.ts';
import { securityHeaders } from './securityHeaders.ts';
import { createSite } from './site.ts';

const outside = mkdtempSync(join(tmpdir(), 'homestand-'));
const appFolder = join(outside, 'dist');
mkdirSync(join(appFolder, 'assets'), { recursive: true });
writeFileSync(join(outside, 'secret.txt'), 'not for you');
const plainPage =
  '<!doctype html><html><head><title>app</title><link rel="stylesheet" href="/user/club.css"></head><body><div id="root"></div></body></html>';
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
writeFileSync(join(appFolder, 'licenses.txt'), 'MIT ©');
writeFileSync(join(appFolder, 'assets', 'large-abc.js'), 'large');
writeFileSync(join(appFolder, 'assets', 'large-abc.js.br'), brotliCompressSync('packed'));

const others = {
  '/stand-in/line': (_request: IncomingMessage, response: ServerResponse) =>
    response.end('somebody else'),
};
const found = readClub(secondClub);
if ('problems' in found) throw new Error(found.problems.join());
const club = { team: '浜風シーガルズ', slogan: '</script><b>&"', logoUrl: null };
const ofClub = {
  clubAssets: createClubAssets({ ...found.club, name: club.team, shortName: 'シーガルズ' }),
  origin: 'https://fans.example.jp',
};
const adminFolder = mkdtempSync(join(tmpdir(), 'homestand-'));
writeFileSync(join(adminFolder, 'index.html'), '<!doctype html><title>staff</title>');

const site = createSite({ app: appFolder, admin: adminFolder }, others, {
  ...ofClub,
  club: () => club,
  otherHosts: ['seagulls.example.jp'],
});
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
type Raw = { status: number; body: string; location: string | undefined };

function getRaw(path: string, host?: string): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request(`${origin}`, { path, ...(host && { headers: { host } }) }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += String(chunk);
      });
      const { location } = response.headers;
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, location }));
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
      expect(await response.text()).toContain('<div id="root">');
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

  test('the file that a service worker keeps for all routes is that of the build', async () => {
    expect(await (await get('/user/index.html')).text()).toBe(plainPage);
  });

  test('[CLUB-04] every page has the club’s name, colour and files, and what is shown beside a link to it', async () => {
    for (const path of ['/user/', '/user/u/message/12', '/user/elsewhere']) {
      const page = await (await get(path)).text();
      expect(page).toContain('<title>浜風シーガルズ ファンクラブ</title>');
      expect(page).toContain('<meta name="theme-color" content="#0050b5">');
      expect(page).toContain('<meta property="og:title" content="浜風シーガルズ ファンクラブ">');
      expect(page).toContain('content="&lt;/script&gt;&lt;b&gt;&amp;&quot;"');
      const picture = /"og:image" content="https:[/][/]fans.example.jp([^"]+)"/.exec(page)?.[1];
      const shown = await get(picture ?? '');
      expect(shown.headers.get('content-type')).toBe('image/png');
      expect(shown.headers.get('cache-control')).toContain('immutable');
      const styles = /<style>(.*?)<[/]style>/s.exec(page)?.[1] ?? '';
      expect(styles).toContain('--print-club-600:#0050b5');
      const hash = createHash('sha256').update(styles).digest('base64');
      const policy = securityHeaders({ styles: ofClub.clubAssets.styles })[
        'Content-Security-Policy'
      ];
      expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    }
  });

  test('the staff’s app has its own page under /admin, without the fans’', async () => {
    const page = await fetch(`${origin}/admin/orders/261122-V1WNDC/edit`);
    expect(await page.text()).toBe('<!doctype html><title>staff</title>');
    const moved = await fetch(`${origin}/admin`, { redirect: 'manual' });
    expect(moved.headers.get('location')).toBe('/admin/');
    expect((await fetch(`${origin}/administrator`)).status).toBe(404);
  });

  test('the club’s words are text in the page, whatever they contain', async () => {
    const other = createServer(
      createSite(
        { app: appFolder, admin: adminFolder },
        {},
        {
          ...ofClub,
          club: () => ({ team: '<i>"$&', slogan: '', logoUrl: '/a"b' }),
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

  test('the licences of the packages are text that a browser shows, and are revalidated each time', async () => {
    const response = await get('/user/licenses.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toBe('MIT ©');
  });

  test('the manifest has the name of the club, and is revalidated each time', async () => {
    const response = await get('/user/manifest.webmanifest');
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.json()).toMatchObject({
      id: '/user/',
      name: '浜風シーガルズ ファンクラブ',
      short_name: 'シーガルズ',
      theme_color: '#0050b5',
    });
    expect(securityHeaders()['Content-Security-Policy']).toContain("manifest-src 'self'");
  });

  test('a missing file is a 404, not the app; so is what the build keeps for itself', async () => {
    expect((await get('/user/assets/main-old.js')).status).toBe(404);
    for (const path of ['.vite/pages.json', '.vite/manifest', '.env', '%2evite/pages.json'])
      expect([path, (await get(`/user/${path}`)).status]).toEqual([path, 404]);
  });

  test.each(['/user/../../secret.txt', '/user/%2e%2e/secret.txt', '/user/..%2fsecret.txt'])(
    'nothing outside the folder is served: %s',
    async (path) => {
      const { status, body } = await getRaw(path);
      expect(status).not.toBe(200);
      expect(body).not.toContain('not for you');
    },
  );

  test('[CLUB-01] another host of the club leads to the same page of the first', async () => {
    for (const host of ['seagulls.example.jp', 'Seagulls.example.jp:443'])
      expect(await getRaw('/user/u/card-obtain/1?from=qr', host)).toMatchObject({
        status: 302,
        location: 'https://fans.example.jp/user/u/card-obtain/1?from=qr',
      });
    // Nothing of the request is part of the host.
    expect((await getRaw('http://evil.test/x', 'seagulls.example.jp')).location).toBe(
      'https://fans.example.jp/x',
    );
    for (const host of ['fans.example.jp', '127.0.0.1', 'elsewhere.example.jp'])
      expect((await getRaw('/user/', host)).status, host).toBe(200);
  });

  test('a malformed address is refused, and the server continues', async () => {
    expect((await getRaw('/user/%E0%A4%A')).status).toBe(400);
    expect((await get('/user/')).status).toBe(200);
  });

  test('stand-ins respond under their own path only', async () => {
    expect(await (await get('/stand-in/line/authorize')).text()).toBe('somebody else');
    expect((await get('/stand-in/liner')).status).toBe(404);
  });
});
