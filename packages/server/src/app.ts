import { createServer } from 'node:http';
import { messages } from './messages.ts';
import { securityHeaders } from './security-headers.ts';
import { staticApp } from './static-app.ts';

const base = '/user';

type Options = {
  /** The built app. */
  appFolder: string;
};

/** The product on one port: the app under /user, and /api, which has no calls yet and says so. */
export function createApp({ appFolder }: Options) {
  const serveApp = staticApp(appFolder);

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders())) response.setHeader(name, value);

    const path = pathOf(request.url ?? '/');
    if (path === null) {
      response.writeHead(400).end();
    } else if (path.startsWith('/api/')) {
      const body = JSON.stringify({ code: 503, message: messages.notReady, data: null });
      response.writeHead(503, { 'Content-Type': 'application/json; charset=utf-8' }).end(body);
    } else if (path === '/' || path === base) {
      response.writeHead(302, { Location: `${base}/` }).end();
    } else if (!path.startsWith(`${base}/`)) {
      response.writeHead(404).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else {
      serveApp(path.slice(base.length), String(request.headers['accept-encoding'] ?? ''), response);
    }
  });
}

/** The decoded path, or null for one that is not a path at all. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
}
