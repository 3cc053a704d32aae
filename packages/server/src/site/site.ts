import type { IncomingMessage, ServerResponse } from 'node:http';
import { appPages, type ClubFacts } from './appPages.ts';
import type { ClubAssets } from './clubAssets.ts';
import { killSwitchHeaders, killSwitchWorker } from './serviceWorkerKillSwitch.ts';
import { staticApp } from './staticApp.ts';

const base = '/user';
const staffBase = '/admin';
/** Each with the scope that its file may ask for: the staff's app is also at its base without a slash. */
const workers: Record<string, string> = {
  [`${base}/service-worker.js`]: `${base}/`,
  [`${staffBase}/service-worker.js`]: staffBase,
};

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Handles all paths outside the API: the fans' app under /user, the staff's under /admin, and the stand-ins. */
export function createSite(
  folders: { app: string; admin: string },
  others: Record<string, RequestHandler>,
  {
    serviceWorker = true,
    club,
    clubAssets,
    origin,
    otherHosts = [],
  }: {
    serviceWorker?: boolean;
    club: () => ClubFacts;
    clubAssets: ClubAssets;
    origin: string;
    otherHosts?: readonly string[];
  },
): RequestHandler {
  const apps = [
    {
      base,
      serve: staticApp(folders.app, appPages(folders.app, { clubFacts: club, clubAssets, origin })),
    },
    { base: staffBase, serve: staticApp(folders.admin) },
  ];

  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    const other = Object.entries(others).find(([prefix]) => isUnder(path, prefix));
    const scope = path === null ? undefined : workers[path];
    if (scope !== undefined) response.setHeader('Service-Worker-Allowed', scope);
    const app = apps.find(({ base }) => isUnder(path, base));
    if (path === null) {
      response.writeHead(400).end();
    } else if (isRead(request) && otherHosts.includes(hostOf(request))) {
      // Login, cookies, push and offline copies belong to one origin.
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
      response.writeHead(302, { Location: `${origin}${pathname}${search}` }).end();
    } else if (other) {
      other[1](request, response);
    } else if (path === '/' || path === app?.base) {
      response.writeHead(302, { Location: `${app?.base ?? base}/` }).end();
    } else if (!app) {
      response.writeHead(404).end();
    } else if (!isRead(request)) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (scope !== undefined && !serviceWorker) {
      response.writeHead(200, killSwitchHeaders).end(killSwitchWorker);
    } else if (clubAssets.has(path)) {
      void clubAssets.serve(path, request, response);
    } else {
      void app.serve(
        path.slice(app.base.length),
        String(request.headers['accept-encoding'] ?? ''),
        response,
      );
    }
  };
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';

const hostOf = ({ headers }: IncomingMessage) =>
  (headers.host ?? '').toLowerCase().replace(/:\d+$/, '');

const isUnder = (path: string | null, prefix: string) =>
  path === prefix || path?.startsWith(`${prefix}/`) === true;

/** The decoded path, or null if it is malformed. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}
