import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoLogins } from '../db/seed/index.ts';
import {
  contractStylesheet,
  type OpenApiDocument,
  renderContractPage,
} from '../http/docs/index.ts';
import { readContract } from '../http/readContract.ts';
import { printedCards } from '../modules/cards/index.ts';
import { cardCodesPage, cardCodesStylesheet, makeCardSheet } from '../modules/cards/sheet/index.ts';
import { sampleOrders } from '../modules/orders/staff/index.ts';
import type { Services } from '../services.ts';
import type { RequestHandler } from '../site/site.ts';
import { deskCodePage, newDesk } from './deskCodePage.ts';
import { indexPage } from './indexPage.ts';
import { pickupCodesPage } from './pickupCodesPage.ts';

type Response = { type: string; body: string | Uint8Array };

const html = (body: string): Response => ({ type: 'text/html; charset=utf-8', body });
const css = (body: string): Response => ({ type: 'text/css; charset=utf-8', body });

const stylesheet = readFileSync(join(import.meta.dirname, 'index-page.css'), 'utf8');

/** Pickups of each way to pay. */
const shownPickups = 8;

/** Development pages under /dev. They show passwords, so they must not run in production. */
export function developmentPages({
  config,
  db,
  onError,
}: Pick<Services, 'config' | 'db' | 'onError'>): RequestHandler {
  if (config.production) throw new Error('The development pages must not run in production.');
  const { club } = config;
  const sheet = async () => ({
    cards: await printedCards(db, club),
    addressOf: (uuid: string) => `${config.cardPrefixes[0]}${uuid}`,
    clubName: club.name,
  });

  const responses: Record<string, () => Response | Promise<Response | null>> = {
    '/dev': async () =>
      html(
        indexPage({
          club: club.name,
          logins: await demoLogins({ config, db }),
          stylesheet: '/dev/index.css',
        }),
      ),
    '/dev/index.css': () => css(stylesheet),
    '/dev/cards': async () =>
      html(cardCodesPage({ ...(await sheet()), stylesheetHref: '/dev/cards.css' })),
    '/dev/cards.css': () => css(cardCodesStylesheet),
    '/dev/cards.pdf': async () => {
      const content = await sheet();
      if (content.cards.length === 0) return null;
      return { type: 'application/pdf', body: await makeCardSheet(content) };
    },
    '/dev/pickups': async () =>
      html(
        pickupCodesPage({
          club: club.name,
          orders: await sampleOrders(db, shownPickups),
          addressOf: (orderId) => config.adminOrderUrl.replace('{id}', orderId),
          stylesheet: '/dev/cards.css',
        }),
      ),
    '/dev/desk': async () =>
      html(
        deskCodePage({
          desk: await newDesk({ config, db }),
          stylesheet: '/dev/cards.css',
        }),
      ),
    '/dev/contract': () => {
      // The page reads more fields of the same file than the server does.
      const contract = readContract() as unknown as OpenApiDocument;
      return html(renderContractPage(contract, { stylesheetHref: '/dev/contract.css' }));
    },
    '/dev/contract.css': () => css(contractStylesheet),
  };

  return (request, response) => {
    const path = (request.url ?? '').replace(/\/?([?].*)?$/, '');
    const result = Object.hasOwn(responses, path) ? responses[path] : undefined;
    if (!result) {
      response.writeHead(404).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    } else {
      Promise.resolve()
        .then(result)
        .then((found) => {
          if (!found) return response.writeHead(404).end();
          const { type, body } = found;
          response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
          return response.end(request.method === 'HEAD' ? undefined : body);
        })
        .catch((error: unknown) => {
          onError(error);
          response.writeHead(500).end();
        });
    }
  };
}
