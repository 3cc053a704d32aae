import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import { clubStyles } from '@homestand/ui/tokens';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  type RawServerDefault,
} from 'fastify';
import { newId } from './db/id.ts';
import { outageOf } from './dependencies/outage.ts';
import type { Readiness } from './dependencies/readiness.ts';
import { answerBrokenRequest } from './http/brokenRequest.ts';
import { RefusedTask } from './http/concurrencyLimit.ts';
import { type Handlers, openRoutes } from './http/contract.ts';
import { earlyResponse } from './http/earlyResponse.ts';
import { HttpError, notFound, unavailable } from './http/errors.ts';
import { checkJsonLimits } from './http/jsonLimits.ts';
import { OneLineForEachRequest } from './http/log.ts';
import { readArrived } from './http/readArrived.ts';
import { readContract } from './http/readContract.ts';
import { runWithRequestLog } from './http/requestLog.ts';
import { createAuthenticate } from './http/session.ts';
import { closeSlowBody } from './http/slowBodyGuard.ts';
import { limitUnknownSessions } from './http/unknownSessions.ts';
import { messages } from './messages.ts';
import { accountRoutes, addressRoutes } from './modules/account/index.ts';
import { authRoutes, lineRoutes } from './modules/auth/index.ts';
import { cardsRoutes } from './modules/cards/index.ts';
import { advanceNextLookUp, checkoutRoutes } from './modules/checkout/index.ts';
import { clubRoutes, policyReportPath, policyReportRoutes } from './modules/club/index.ts';
import {
  boothSalesRoutes,
  desksRoutes,
  pickupsRoutes,
  refusedHandOversRoutes,
  tillsRoutes,
} from './modules/counter/index.ts';
import { liveRoutes } from './modules/live/index.ts';
import { closingRoutes } from './modules/matches/closing/index.ts';
import {
  callOffRoutes,
  matchCalendarRoutes,
  matchesRoutes,
  staffMatchesRoutes,
  visitsRoutes,
  windowOfMatch,
} from './modules/matches/index.ts';
import { packingRoutes } from './modules/matches/packing/index.ts';
import { mediaRoutes, uploadRoutes } from './modules/media/index.ts';
import { messagesRoutes } from './modules/messages/index.ts';
import {
  messageReportRoutes,
  reportQueueRoutes,
  sanctionsRoutes,
} from './modules/moderation/index.ts';
import { ordersRoutes } from './modules/orders/index.ts';
import { refundsRoutes, shipmentsRoutes, staffOrdersRoutes } from './modules/orders/staff/index.ts';
import { pushRoutes } from './modules/push/index.ts';
import { cartRoutes, productsRoutes, stockNoticesRoutes } from './modules/shop/index.ts';
import { shopProductsRoutes } from './modules/shop/staff/index.ts';
import {
  secondFactorLoginRoutes,
  secondFactorRoutes,
  staffAccountsRoutes,
  staffLogRoutes,
  staffRoutes,
} from './modules/staff/index.ts';
import { todayRoutes } from './modules/today/index.ts';
import { topRoutes } from './modules/top/index.ts';
import type { Services } from './services.ts';
import { securityHeaders } from './site/securityHeaders.ts';
import type { RequestHandler } from './site/site.ts';

type Options = {
  services: Services;
  /** Handles everything outside /api. */
  site: RequestHandler;
  logger: FastifyBaseLogger;
  checkResponses: boolean;
};

const jsonLimit = 256 * 1024;
const maxConnections = 10_000;
const unreadGraceMs = 500;

/** The server on one port: the contract's operations under /api, and the site for all other paths. */
export async function createApp({ services, site, logger, checkResponses }: Options) {
  const { config, streams } = services;
  const gateway = new URL(services.browserPayment.tokenUrl, config.origin).origin;
  const headers = Object.entries(
    securityHeaders({
      styles: clubStyles(config.club.color),
      ...(gateway !== config.origin && { payment: gateway }),
      pictures: 'https://profile.line-scdn.net',
      ...(config.origin.startsWith('https:') && { secure: { reports: policyReportPath } }),
    }),
  );

  const refuse = createRefuse(services.readiness);
  const sockets = new Set<Socket>();
  let draining = false;
  const serverFactory: FastifyServerFactory<RawServerDefault> = (call) => {
    const server = createServer((request, response) => {
      for (const [name, value] of headers) response.setHeader(name, value);
      closeSlowBody(request);
      // This connection is closed after the response, so the client must not reuse it.
      if (streams.closing) response.setHeader('Connection', 'close');
      // A keep-alive connection that becomes idle after its last response would delay the shutdown.
      response.once('close', () => draining && server.closeIdleConnections());
      if (request.url?.startsWith('/api/')) call(request, response);
      else site(request, response);
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.maxConnections = maxConnections;
    server.headersTimeout = 20_000;
    // Longer than a proxy's own timeout: the proxy, not this server, should close an idle connection first.
    server.keepAliveTimeout = 75_000;
    // A video upload takes long; closeSlowBody checks its rate instead.
    server.requestTimeout = 0;
    return server;
  };
  const app = Fastify({
    loggerInstance: logger,
    logController: new OneLineForEachRequest(),
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: jsonLimit,
    genReqId: () => newId(),
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // Requests on an open connection are still answered during the shutdown.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded reaches no route and no error handler.
    frameworkErrors: refuse,
    clientErrorHandler: answerBrokenRequest(headers),
    serverFactory,
  });

  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(aboutRequest(request));
    runWithRequestLog(request, next);
  });
  const observe = (operationId: string, { raw, statusCode, elapsedTime }: FastifyReply) =>
    services.metrics.observeRequest(
      operationId,
      raw.writableFinished ? String(statusCode) : 'aborted',
      elapsedTime / 1000,
    );
  app.addHook('onResponse', async (request, reply) => {
    if (request.is404) observe('none', reply);
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.setErrorHandler(refuse);
  app.addHook('preClose', async () => {
    streams.closing = true;
    streams.open.endAll();
    // Received requests may still wait in the listening socket's backlog or unread in their own socket.
    await readArrived(app.server, unreadGraceMs);
    draining = true;
    // Browsers open connections in advance. Node counts those as active until they time out.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });

  await app.register(multipart, { limits: { files: 2, fields: 10, fieldSize: 1000, parts: 12 } });
  app.removeContentTypeParser(['text/plain', 'application/json']);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    // Fastify passes a string because of parseAs.
    const text = body as string;
    checkJsonLimits(text);
    void parseJson(request, text, done);
  });
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) =>
    done(null),
  );
  await app.register(
    // biome-ignore lint/nursery/noMisusedPromises: Fastify awaits what a plugin returns.
    async (api) => {
      openRoutes(api, {
        contract: readContract(),
        handlers: handlersOf(services),
        authenticate: limitUnknownSessions(createAuthenticate(services)),
        mediaCookies: services.mediaCookies,
        limiter: services.limiter,
        lastEvent: services.live.lastSeen,
        checkResponses,
        observe,
      });
    },
    { prefix: '/api' },
  );
  return app;
}

const aboutRequest = ({ id }: FastifyRequest) => ({
  'X-Request-Id': id,
  'Cache-Control': 'no-store',
});

const createRefuse =
  ({ report }: Readiness) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const { status, message, details } = asHttpError(error, request, report);
    const { retryAfter, ...data } = details;
    // Set here as well, because hooks do not run for an address that cannot be decoded.
    reply.headers(aboutRequest(request));
    if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
    const fields = Object.keys(data).length > 0 ? data : null;
    const response = JSON.stringify({ code: status, message, data: fields });
    reply.code(status).type('application/json; charset=utf-8');
    if (request.raw.complete) return reply.send(response);
    return reply
      .headers({ Connection: 'close', 'Content-Length': Buffer.byteLength(response) })
      .send(earlyResponse(request.raw, response));
  };

const handlersOf = (services: Services): Handlers => ({
  ...authRoutes(services),
  ...lineRoutes(services),
  ...messagesRoutes(services),
  ...messageReportRoutes(services),
  ...sanctionsRoutes(services),
  ...mediaRoutes(services),
  ...uploadRoutes(services),
  ...liveRoutes(services),
  ...accountRoutes(services),
  ...matchesRoutes(services),
  ...matchCalendarRoutes(services),
  ...visitsRoutes(services),
  ...topRoutes(services),
  ...cardsRoutes(services),
  ...productsRoutes(services),
  ...stockNoticesRoutes(services),
  ...cartRoutes(services),
  ...checkoutRoutes(services),
  ...ordersRoutes(services, {
    onUnpaidOrderRead: (orderId) => advanceNextLookUp(services.db, orderId),
  }),
  ...addressRoutes(services),
  ...clubRoutes(services),
  ...pushRoutes(services),
  ...policyReportRoutes(services),
  ...staffRoutes(services),
  ...staffAccountsRoutes(services),
  ...secondFactorRoutes(services),
  ...secondFactorLoginRoutes(services),
  ...desksRoutes(services),
  ...pickupsRoutes(services),
  ...refusedHandOversRoutes(services),
  ...staffLogRoutes(services, { windowOfMatch }),
  ...staffOrdersRoutes(services),
  ...shopProductsRoutes(services),
  ...staffMatchesRoutes(services),
  ...callOffRoutes(services),
  ...packingRoutes(services),
  ...closingRoutes(services),
  ...refundsRoutes(services),
  ...shipmentsRoutes(services),
  ...reportQueueRoutes(services),
  ...todayRoutes(services),
  ...tillsRoutes(services),
  ...boothSalesRoutes(services),
});

const sentences: Record<number, string> = {
  400: messages.malformed,
  404: messages.notFound,
  413: messages.tooLarge,
  415: messages.wrongMediaType,
};

/**
 * HttpErrors stay as they are; errors of the framework get our messages; any other error is logged as a 500.
 */
function asHttpError(
  error: unknown,
  request: FastifyRequest,
  report: Readiness['report'],
): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof RefusedTask) return unavailable();
  const outage = outageOf(error);
  if (outage) {
    report(outage);
    return unavailable();
  }
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  // An address longer than any route accepts is not found.
  if (status === 414) return notFound();
  const message = sentences[status];
  if (message !== undefined) return new HttpError(status, message);
  request.log.error(error);
  return new HttpError(500, messages.broken);
}
