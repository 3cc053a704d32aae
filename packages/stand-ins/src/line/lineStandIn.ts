import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProduction } from '@homestand/server/stand-in-support';
import { decide } from './decision.ts';
import { createStandInFans, type StandInFan } from './fans.ts';
import { authorizationPath, createStandInProvider, tokenPath } from './provider.ts';
import { createStandInStore } from './store.ts';

type Options = {
  /** Scheme, host and port of the server. */
  origin: string;
  basePath?: string;
  channelId: string;
  channelSecret: string;
  redirectUris: string[];
  fans: () => Promise<StandInFan[]>;
};

const stylesheet = readFileSync(new URL('./page.css', import.meta.url));

/** Stand-in for LINE Login in development and tests, mounted in the server under `basePath`. */
export function createLineStandIn({
  origin,
  basePath = '/stand-in/line',
  fans: loadFans,
  ...channel
}: Options) {
  if (isProduction())
    throw new Error('The stand-in for LINE Login lets anyone in as anyone: not in production.');

  const issuer = `${new URL(origin).origin}${basePath}`;
  const stylesheetAddress = `${basePath}/style.css`;
  const store = createStandInStore();
  const fans = createStandInFans(loadFans);
  const provider = createStandInProvider({
    ...channel,
    issuer,
    basePath,
    stylesheet: stylesheetAddress,
    fans,
    store,
  });
  provider.use(decide({ provider, stylesheet: stylesheetAddress, fans }));
  const result = provider.callback();
  const policy = contentPolicy(channel.redirectUris);

  function handler(request: IncomingMessage, response: ServerResponse): void {
    const address = request.url ?? '/';
    if (!address.startsWith(`${basePath}/`)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (address === stylesheetAddress) {
      response.writeHead(200, { 'Content-Type': 'text/css; charset=utf-8' }).end(stylesheet);
      return;
    }
    response.setHeader('Cache-Control', 'no-store');
    // The provider derives its mount path from originalUrl, as Express sets it.
    Object.assign(request, { originalUrl: address });
    request.url = address.slice(basePath.length);
    void result(request, response);
  }

  return {
    issuer,
    authorizationEndpoint: `${issuer}${authorizationPath}`,
    tokenEndpoint: `${issuer}${tokenPath}`,
    handler,
    close() {
      store.clear();
      fans.clear();
    },
  };
}

/**
 * Browsers apply form-action to the redirects after a form as well, so it lists the origins of the redirect
 * URIs.
 */
function contentPolicy(redirectUris: string[]): string {
  const back = new Set(redirectUris.map((address) => new URL(address).origin));
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    `form-action 'self' ${[...back].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
