// Measures cold visits over the shipped proxy (Caddy with docs/compose/Caddyfile) beside the bare server: connections,
// bytes, CPU of server and proxy, and the duration in relation to bytes / bandwidth + 3 round trips.
//   npm run bench -- proxy
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:http2';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { builtApp } from '../../../scripts/builtApp.ts';
import { freePort } from '../../support/services.port.ts';
import { fill, small } from './support/fillDatabase.ts';
import { startHomestand } from './support/homestand.ts';
import { signInFans } from './support/people.ts';
import { cpuOf } from './support/processes.ts';
import { startSlowLink } from './support/slowLink.ts';
import { median } from './support/statistics.ts';

const shipped = join(import.meta.dirname, '../../../docs/compose/Caddyfile');
const network = { name: '1.6 Mbit/s, 150 ms', bytesPerSecond: 200_000, roundTripMs: 150 };
const visits = 5;
// What browsers open to one origin over HTTP/1.1.
const connectionsOfBrowser = 6;
const path = '/user/u/top';

type Get = (path: string, headers?: Record<string, string>) => Promise<string>;
type Client = { get: Get; close(): void };

/** Browsers advertise brotli over https, and to this machine. */
const accepted = { 'accept-encoding': 'gzip, deflate, br' };

function decoded(body: Buffer, coding: unknown): string {
  const unpack =
    coding === 'br' ? brotliDecompressSync : coding === 'gzip' ? gunzipSync : undefined;
  return (unpack ? unpack(body) : body).toString();
}

function http1(port: number, secure: boolean): Client {
  const options = { keepAlive: true, maxSockets: connectionsOfBrowser, rejectUnauthorized: false };
  const agent = secure ? new SecureAgent(options) : new Agent(options);
  const send = secure ? requestSecurely : request;
  return {
    async get(path, headers = {}) {
      const request = send({
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        agent,
        headers: { host: `localhost:${port}`, ...accepted, ...headers },
      });
      request.end();
      const [response] = await once(request, 'response');
      const body = await buffer(response);
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
      return decoded(body, response.headers['content-encoding']);
    },
    close: () => agent.destroy(),
  };
}

function http2(port: number): Client {
  const session = connect(`https://localhost:${port}`, {
    host: '127.0.0.1',
    rejectUnauthorized: false,
    // Those of Chromium: with Node's 64 kB the link would wait for the client.
    settings: { initialWindowSize: 6 * 1024 * 1024 },
  });
  session.once('connect', () => session.setLocalWindowSize(15 * 1024 * 1024));
  return {
    async get(path, headers = {}) {
      const stream = session.request({ ':path': path, ...accepted, ...headers });
      const [response] = await once(stream, 'response');
      const body = await buffer(stream);
      if (response[':status'] !== 200) throw new Error(`${path}: ${response[':status']}`);
      return decoded(body, response['content-encoding']);
    },
    close: () => session.destroy(),
  };
}

/** Loads a screen as a browser does: the page, then its files and the screen's data at once. */
async function visit({ get }: Client, token: string): Promise<number> {
  const page = await get(path);
  const files = [...page.matchAll(/(?:href|src)="([^"]+[.](?:js|css))"/g)].map(([, file]) => file);
  const data = get('/api/v1/user/top', { authorization: `Bearer ${token}` });
  await Promise.all([data, ...[...new Set(files)].map((file) => get(file ?? ''))]);
  return files.length + 2;
}

async function startCaddy(upstream: number) {
  if (spawnSync('caddy', ['version']).error) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'homestand-caddy-'));
  const [secure, plain] = [await freePort(), await freePort()];
  const site = (await readFile(shipped, 'utf8')).replace(
    'server-1:3000 server-2:3000',
    `127.0.0.1:${upstream}`,
  );
  if (!site.includes(String(upstream))) throw new Error(`${shipped} names other servers.`);
  const options = `admin off\nskip_install_trust\nauto_https disable_redirects\nhttp_port ${plain}\nhttps_port ${secure}\nstorage file_system ${folder}`;
  const file = join(folder, 'Caddyfile');
  await writeFile(file, `{\n${options}\n}\n${site}`);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env.PATH, HOME: folder, DOMAIN: `localhost:${secure}` },
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  const client = () => http1(secure, true);
  for (let isReady = false; !isReady; ) {
    if (caddy.exitCode !== null) throw new Error(`Caddy ended with ${caddy.exitCode}.`);
    await sleep(200);
    const { get, close } = client();
    isReady = await get('/api/health').then(
      () => true,
      () => false,
    );
    close();
  }
  return {
    port: secure,
    pid: caddy.pid ?? 0,
    async stop() {
      const ended = once(caddy, 'exit');
      caddy.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const appFolder = process.env.APP_FOLDER ?? (await builtApp()).folder;
const homestand = await startHomestand({ environment: { APP_FOLDER: appFolder } });
const port = Number(new URL(homestand.origin).port);
const caddy = await startCaddy(port);
try {
  await fill(homestand.connection, small);
  const [fan] = await signInFans(homestand.connection, 1);
  if (!fan) throw new Error('The club has no fan.');
  const ways = [
    { name: 'bare server, HTTP/1.1', to: port, open: (link: number) => http1(link, false) },
    ...(caddy
      ? [
          { name: 'Caddy, HTTP/1.1', to: caddy.port, open: (link: number) => http1(link, true) },
          { name: 'Caddy, HTTP/2', to: caddy.port, open: http2 },
        ]
      : []),
  ];
  const taken = new Map(ways.map(({ name }) => [name, [] as Record<string, number>[]]));
  for (let round = -1; round < visits; round++)
    for (const { name, to, open } of ways) {
      const link = await startSlowLink({ port: to, ...network });
      const before = [cpuOf(homestand.pid), caddy ? cpuOf(caddy.pid) : 0] as const;
      const started = performance.now();
      const client = open(link.port);
      const requests = await visit(client, fan.token);
      const seconds = (performance.now() - started) / 1000;
      const { connections, bytesDown } = link.seen();
      client.close();
      link.close();
      if (round < 0) continue;
      taken.get(name)?.push({
        requests,
        connections,
        bytes: bytesDown,
        'server ms': (cpuOf(homestand.pid) - before[0]) / 1000,
        'Caddy ms': caddy ? (cpuOf(caddy.pid) - before[1]) / 1000 : 0,
        'to the limit':
          seconds / (bytesDown / network.bytesPerSecond + (3 * network.roundTripMs) / 1000),
      });
    }
  console.log(`Cold visits of ${path} at ${network.name}, medians of ${visits} interleaved`);
  console.table(
    Object.fromEntries(
      [...taken].map(([name, list]) => [
        name,
        Object.fromEntries(
          Object.keys(list[0] ?? {}).map((column) => [
            column,
            Math.round(median(list.map((run) => run[column] ?? 0)) * 100) / 100,
          ]),
        ),
      ]),
    ),
  );
  console.log('The limit is bytes / bandwidth + 3 round trips. CPU of a visit, in milliseconds.');
  if (!caddy) console.log('Caddy is not installed (apt-get install caddy): measured without it.');
} finally {
  await caddy?.stop();
  await homestand.stop();
}
