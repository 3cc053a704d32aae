import type { IncomingMessage, ServerResponse } from 'node:http';
import { appPages, type ClubFacts } from './appPages.ts';
import { demoClub } from './club/messages.ts';
import { serveManifest } from './manifest.ts';
import { killSwitchHeaders, killSwitchWorker } from './serviceWorkerKillSwitch.ts';
import { staticApp } from './staticApp.ts';

const base = '/user';
const worker = `${base}/service-worker.js`;
const manifest = `${base}/manifest.webmanifest`;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => void;

/** Handles all paths outside the API: the app under /user, and the stand-ins. */
export function createSite(
  appFolder: string,
  others: Record<string, RequestHandler>,
  {
    serviceWorker = true,
    club = () => demoClub,
  }: { serviceWorker?: boolean; club?: () => ClubFacts } = {},
): RequestHandler {
  const serveApp = staticApp(appFolder, appPages(appFolder, club));

  return (request, response) => {
    const path = pathOf(request.url ?? '/');
    const other = Object.entries(others).find(([prefix]) => isUnder(path, prefix));
    if (path === null) {
      response.writeHead(400).end();
    } else if (other) {
      other[1](request, response);
    } else if (path === '/' || path === base) {
      response.writeHead(302, { Location: `${base}/` }).end();
    } else if (!path.startsWith(`${base}/`)) {
      response.writeHead(404).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else if (path === worker && !serviceWorker) {
      response.writeHead(200, killSwitchHeaders).end(killSwitchWorker);
    } else if (path === manifest) {
      void serveManifest(appFolder, club(), response);
    } else {
      void serveApp(
        path.slice(base.length),
        String(request.headers['accept-encoding'] ?? ''),
        response,
      );
    }
  };
}

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
