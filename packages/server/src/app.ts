import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import multipart from '@fastify/multipart';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
  type RawServerDefault,
} from 'fastify';
import { newId } from './db/id.ts';
import { type Handlers, openRoutes } from './http/contract.ts';
import { readContract } from './http/document.ts';
import { HttpError, notFound } from './http/errors.ts';
import { lingering } from './http/linger.ts';
import { watchPace } from './http/pace.ts';
import { createAuthenticate } from './http/session.ts';
import { messages } from './messages.ts';
import { addressRoutes } from './modules/address/address.routes.ts';
import { authRoutes } from './modules/auth/auth.routes.ts';
import { lineRoutes } from './modules/auth/line.ts';
import { cardsRoutes } from './modules/cards/cards.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { chatsRoutes } from './modules/chats/chats.routes.ts';
import { clubRoutes } from './modules/club/club.routes.ts';
import { liveRoutes } from './modules/live/live.routes.ts';
import { filesRoutes } from './modules/media/files.routes.ts';
import { mediaRoutes } from './modules/media/media.routes.ts';
import { uploadRoutes } from './modules/media/uploads.routes.ts';
import { ordersRoutes } from './modules/orders/orders.routes.ts';
import { playersRoutes } from './modules/players/players.routes.ts';
import { productsRoutes } from './modules/products/products.routes.ts';
import { pushRoutes } from './modules/push/push.routes.ts';
import { securityHeaders } from './security-headers.ts';
import type { Services } from './services.ts';
import type { RequestHandler } from './site.ts';

type Options = {
  services: Services;
  /** Everything outside /api. */
  site: RequestHandler;
  logger: FastifyBaseLogger;
  checkAnswers: boolean;
};

const jsonLimit = 256 * 1024;
const mostConnections = 10_000;

/** The product on one port: the calls of the contract under /api, and the site around them. */
export async function createApp({ services, site, logger, checkAnswers }: Options) {
  const { config, db, streams } = services;
  const gateway = new URL(services.browserPayment.tokenUrl, config.origin).origin;
  const headers = securityHeaders({
    ...(gateway !== config.origin && { payment: gateway }),
    pictures: 'https://profile.line-scdn.net',
  });

  const sockets = new Set<Socket>();
  const serverFactory: FastifyServerFactory<RawServerDefault> = (call) => {
    const server = createServer((request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      watchPace(request);
      // A connection that is kept open after the last answer would keep us from stopping.
      response.once('close', () => streams.closing && server.closeIdleConnections());
      if (request.url?.startsWith('/api/')) call(request, response);
      else site(request, response);
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.maxConnections = mostConnections;
    server.headersTimeout = 20_000;
    // Behind a proxy, whoever closes an idle connection first should not be us.
    server.keepAliveTimeout = 75_000;
    // A video takes its time; the pace is watched instead.
    server.requestTimeout = 0;
    return server;
  };
  const app = Fastify({
    loggerInstance: logger,
    trustProxy: (_address, hop) => hop < config.proxies,
    bodyLimit: jsonLimit,
    genReqId: () => newId(),
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // What still comes in on an open connection is answered as always.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that cannot be decoded comes to no route and no error handler.
    frameworkErrors: refuse,
    serverFactory,
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(aboutRequest(request));
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
  app.setErrorHandler(refuse);
  app.addHook('preClose', async () => {
    streams.closing = true;
    for (const stream of streams.open) stream.end();
    // Browsers open connections ahead of need. Node counts those as busy until their time is up.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  });

  await app.register(multipart, { limits: { files: 2, fields: 10, fieldSize: 1000, parts: 12 } });
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) =>
    done(null),
  );
  await app.register(
    async (api) => {
      openRoutes(api, {
        contract: readContract(),
        handlers: handlersOf(services),
        authenticate: createAuthenticate(db),
        lastEvent: services.live.lastSeen,
        checkAnswers,
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

function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, message, details } = asHttpError(error, request);
  const { errors, orderId, retryAfter } = details;
  // Set here as well: an address that cannot be decoded passes no hook.
  reply.headers(aboutRequest(request));
  if (retryAfter !== undefined) reply.header('Retry-After', retryAfter);
  const data =
    errors || orderId ? { ...(errors && { errors }), ...(orderId && { orderId }) } : null;
  const answer = JSON.stringify({ code: status, message, data });
  reply.code(status).type('application/json; charset=utf-8');
  if (request.raw.complete) return reply.send(answer);
  return reply
    .headers({ Connection: 'close', 'Content-Length': Buffer.byteLength(answer) })
    .send(lingering(request.raw, answer));
}

const handlersOf = (services: Services): Handlers => ({
  ...authRoutes(services),
  ...lineRoutes(services),
  ...chatsRoutes(services),
  ...mediaRoutes(services),
  ...uploadRoutes(services),
  ...filesRoutes(services),
  ...liveRoutes(services),
  ...playersRoutes(services),
  ...cardsRoutes(services),
  ...productsRoutes(services),
  ...cartRoutes(services),
  ...ordersRoutes(services),
  ...addressRoutes(services),
  ...clubRoutes(services),
  ...pushRoutes(services),
});

const known: Record<number, string> = {
  400: messages.malformed,
  404: messages.notFound,
  413: messages.tooLarge,
  415: messages.wrongMediaType,
};

/** Our own refusals as they are; the framework's in our words; anything else is a fault of ours and logged. */
function asHttpError(error: unknown, request: FastifyRequest): HttpError {
  if (error instanceof HttpError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  // What is longer in an address than anything of ours is not there.
  if (status === 414) return notFound();
  const message = known[status];
  if (message !== undefined) return new HttpError(status, message);
  request.log.error(error);
  return new HttpError(500, messages.broken);
}
