import type { IncomingMessage, ServerResponse } from 'node:http';
import { isProduction } from '@homestand/server/stand-in-support';
import { createApi } from './api.ts';
import { createSite } from './customerPages.ts';
import { sendJson } from './http.ts';
import { Refused } from './responses.ts';
import { createSessionBook } from './sessions.ts';
import { openState } from './state.ts';
import { createTokenBook } from './tokens.ts';
import { createWebhooks } from './webhooks.ts';

type Options = {
  /** Origin of the product, such as http://localhost:3000. */
  origin: string;
  basePath?: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  webhookUrl: string;
  log?: (line: string) => void;
  /** File that stores the sessions over a restart; without it they are lost. */
  stateFile?: string;
  webhookRetryPauses?: number[];
  now?: () => number;
};

const tokensPath = '/tokens';

/** CORS: the shop's page, which has another origin, sends cards directly to the gateway. */
function allowBrowsers(response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Authorization, Content-Type');
}

const second = 1000;
const patientPauses = [second, 5 * second, 30 * second, 120 * second, 600 * second];

/** KOMOJU's test mode inside the server, for development and tests. */
export function createKomojuStandIn({
  origin,
  basePath = '/stand-in/komoju',
  secretKey,
  publishableKey,
  webhookSecret,
  webhookUrl,
  log = () => {},
  stateFile,
  webhookRetryPauses: retryPauses = patientPauses,
  now = Date.now,
}: Options) {
  if (isProduction()) {
    throw new Error('The KOMOJU stand-in takes test cards for money: not in production.');
  }
  const { state, save, saved } = openState(stateFile, now);
  const webhooks = createWebhooks({
    url: webhookUrl,
    secret: webhookSecret,
    state,
    save,
    log,
    now,
    retryPauses,
  });
  const { createToken, takeCard } = createTokenBook(state, now);
  const { announce } = webhooks;
  const pagesUrl = `${origin}${basePath}`;
  const book = createSessionBook({ state, now, takeCard, pagesUrl, announce });
  const keys = { secretKey, publishableKey };

  async function commit() {
    await save();
    webhooks.flush();
  }

  const api = createApi({ keys, state, now, book, createToken, commit, saved });
  const site = createSite({ origin, basePath, book, commit });

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', origin).pathname.slice(basePath.length);
    const apiPath = path.startsWith('/api/v1/') ? path.slice('/api/v1'.length) : null;
    try {
      if (apiPath === tokensPath) allowBrowsers(response);
      if (apiPath === tokensPath && request.method === 'OPTIONS') response.writeHead(204).end();
      else if (apiPath !== null) await api.serve(request, response, apiPath);
      else await site.serve(request, response, path);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else if (error instanceof Refused) sendJson(response, error.status, error.body);
      else sendJson(response, 500, { error: { code: 'internal_server_error' } });
    }
    log(`${request.method} ${path} ${response.statusCode}`);
  }

  webhooks.flush();

  return {
    apiUrl: `${pagesUrl}/api/v1`,
    publishableKey,
    handler(request: IncomingMessage, response: ServerResponse): void {
      void serve(request, response);
    },
    controls: { ...webhooks.controls, loseResponses: api.loseResponses },
    async close() {
      webhooks.close();
      await save();
    },
  };
}
