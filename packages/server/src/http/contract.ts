import type { operations } from '@homestand/api-client/contract';
import {
  type StaffOperation,
  type StaffRole,
  type StaffStep,
  staffAreas,
  staffOperations,
  stepOperations,
  verifyingOperations,
} from '@homestand/api-client/staff';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from '../db/schema.ts';
import { compressed } from './compress.ts';
import { createContentAnswers } from './contentAnswers.ts';
import { notFound, suspended } from './errors.ts';
import { addressOf } from './limits.ts';
import type { MediaCookies, SessionName } from './mediaCookies.ts';
import { operationChecks } from './operationChecks.ts';
import type { OperationLimiter } from './operationLimiter.ts';
import { type Call, type Contract, operationsOf } from './readContract.ts';
import { hasAlready } from './sendFile.ts';
import { type Authenticate, type Authenticated, isFanOrPlayer } from './session.ts';

export type OperationId = keyof operations;

type Part<
  Id extends OperationId,
  Where extends 'path' | 'query' | 'header',
> = operations[Id]['parameters'] extends { [Key in Where]?: infer Found }
  ? NonNullable<Found>
  : unknown;

type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type FormOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'multipart/form-data': infer Form } };
}
  ? Form
  : undefined;

export type DataOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': { data: infer Data } } };
}
  ? Data
  : undefined;

export type OperationCall<Id extends OperationId> = {
  path: Part<Id, 'path'>;
  query: Required<Part<Id, 'query'>>;
  header: Part<Id, 'header'>;
  body: BodyOf<Id>;
  /** Validates the fields of a form and converts them from text to their types. */
  readForm: (fields: Record<string, string>) => FormOf<Id>;
  /** The session of the caller. Public operations have none and must not read it. */
  session: Authenticated<Id extends StaffOperation ? StaffRole : Role>;
  /** The sessions of the call: the token's, or those of the cookies where the contract accepts cookies. */
  sessions: SessionName[];
  request: FastifyRequest;
  reply: FastifyReply;
  /** Says that an answer of the club's content is for this caller alone: no other one gets it from memory. */
  markAsOwn: () => void;
};

/** Returns the `data` of the response, or throws an HttpError. */
export type Handler<Id extends OperationId> = (call: OperationCall<Id>) => Promise<DataOf<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

type Options = {
  contract: Contract;
  handlers: Handlers;
  authenticate: Authenticate;
  mediaCookies: MediaCookies;
  limiter: OperationLimiter;
  /** Id of the newest event whose effects a response that begins now is sure to include. */
  lastEvent: () => number;
  /** Validates every response as well, in tests and development. */
  checkResponses: boolean;
  /** Called after each response except streams, whose duration depends on the client. */
  observe: (operationId: string, reply: FastifyReply) => void;
};

const bySession = 'session';
const byCookies = 'sessionsOfCookies';

/** Registers a route for each operation of the contract; throws at startup if one has no handler. */
export function openRoutes(app: FastifyInstance, options: Options) {
  const { contract, handlers } = options;
  app.decorateRequest(bySession, null);
  app.decorateRequest(byCookies, null);
  const ids = new Set<string>();
  for (const call of operationsOf(contract)) {
    const { operationId } = call.operation;
    ids.add(operationId);
    if (!(operationId in handlers)) throw new Error(`${operationId} has no handler.`);
    const open = call.operation['x-body'] === 'raw' ? openRawRoute : openRoute;
    open(app, call, options);
  }
  for (const id of Object.keys(handlers))
    if (!ids.has(id)) throw new Error(`The handler ${id} is not in the contract.`);
}

function openRoute(app: FastifyInstance, call: Call, options: Options) {
  const { path, method, operation } = call;
  const { contract, limiter, mediaCookies } = options;
  // `handlers` has a handler for each operationId, so the id is one of its keys.
  const operationId = operation.operationId as OperationId;
  const { read, checkResponse } = operationChecks(contract, call);
  const isPublic = operation.security?.length === 0;
  const takesCookies = operation.security?.some((scheme) => !('session' in scheme)) === true;
  const isReading = method === 'get' && !operation['x-answer'];
  // Only responses that tell nothing of their caller: browsers store them, also after the session.
  const contentAnswers =
    isReading && '304' in operation.responses ? createContentAnswers() : undefined;
  const roles = isPublic ? [] : rolesOf(operationId, path);
  // What changes something, opens a stream or belongs to staff asks the database in any case.
  const mayBeRemembered = isReading && !path.startsWith('/v1/admin/');
  // The reader validates the request against the same operation from which the handler's type derives.
  const handler = options.handlers[operationId] as unknown as (call: unknown) => Promise<unknown>;

  app.route({
    method: method.toUpperCase(),
    ...(operation['x-maxBytes'] && { bodyLimit: operation['x-maxBytes'] }),
    url: path.replaceAll(/[{](\w+)[}]/g, ':$1'),
    // Each line that the log has of the request names the operation.
    childLoggerFactory: (logger, bindings, loggerOptions) =>
      logger.child({ ...bindings, operation: operationId }, loggerOptions),
    // Runs before the body is read: a client without a session must not make the server read one.
    onRequest: async (request, reply) => {
      if (isPublic) return limiter.consume(operationId, addressOf(request));
      // A cached response must not be used for another session, nor set its cookie there.
      if (takesCookies) reply.header('Vary', 'Cookie, Authorization');
      if (takesCookies && request.headers.authorization === undefined) {
        const sessions = mediaCookies.read(request);
        if (sessions.length === 0) throw notFound();
        for (const { personId } of sessions) limiter.consume(operationId, personId);
        request.setDecorator(byCookies, sessions);
        return;
      }
      const session = await options.authenticate(request, { mayBeRemembered });
      if (!takesCookies && isFanOrPlayer(session)) mediaCookies.refresh(request, reply, session);
      limiter.consume(operationId, session.personId);
      if (!roles.includes(session.role) || !isInStep(operationId, session.pendingStep))
        throw notFound();
      const { suspensionReason, suspendedUntil = null } = session;
      if (typeof suspensionReason === 'string' && !openWhileSuspended.has(operationId))
        throw suspended(suspendedUntil, suspensionReason);
      request.setDecorator(bySession, session);
      // Set before any data is read: an event stream resumed from this id misses nothing in between.
      if (isReading) reply.header('Last-Event-ID', options.lastEvent());
    },
    onResponse: async (_request, reply) => {
      if (operation['x-answer'] !== 'stream') options.observe(operation.operationId, reply);
    },
    handler: async (request, reply) => {
      // Null in public operations, and where cookies name the sessions.
      const session: Authenticated<Role | StaffRole> | null = request.getDecorator(bySession);
      const sessions = request.getDecorator<SessionName[] | null>(byCookies) ?? [session];
      const parts = read(request);
      let isOwn = false;
      const markAsOwn = () => {
        isOwn = true;
      };
      const run = () => handler({ ...parts, session, sessions, request, reply, markAsOwn });
      if (operation['x-answer']) {
        await run();
        return reply;
      }
      const readText = async () => {
        const response = { code: 200, message: 'success', data: (await run()) ?? null };
        if (options.checkResponses) checkResponse(response);
        return JSON.stringify(response);
      };
      const { tag, encodedFor } = contentAnswers
        ? // Without a session it stays the same as long as the process runs.
          await contentAnswers(
            session?.contentVersion ?? '',
            [parts.path, parts.query],
            async () => ({
              text: await readText(),
              isOwn,
            }),
          )
        : { tag: undefined, encodedFor: compressed(await readText()) };
      reply.header('Vary', 'Accept-Encoding');
      if (tag !== undefined) {
        // Weak: a proxy may compress the response.
        reply.headers({
          ETag: `W/${tag}`,
          'Cache-Control': isPublic ? 'no-cache' : 'private, no-cache',
        });
        if (hasAlready(request.headers['if-none-match'], tag)) return reply.code(304).send();
      }
      const { body, coding } = encodedFor(request.headers['accept-encoding']);
      if (coding) reply.header('Content-Encoding', coding);
      return reply.type('application/json; charset=utf-8').send(body);
    },
  });
}

/** Provides the body as exact bytes, because a signature covers the bytes. */
function openRawRoute(app: FastifyInstance, call: Call, options: Options) {
  // biome-ignore lint/nursery/noMisusedPromises: Fastify awaits what a plugin returns.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    openRoute(scope, call, options);
  });
}

/** What a suspended fan may call: why and until when, and what belongs to goods that are paid or ordered. */
const openWhileSuspended: ReadonlySet<OperationId> = new Set([
  'listSanctions',
  'listPickups',
  'listOrders',
  'getOrder',
  'getReceipt',
  'logOutFan',
]);

/** The roles that may call an operation: those of its area on the staff side, otherwise fans, players or both. */
function rolesOf(operationId: OperationId, path: string): readonly (Role | StaffRole)[] {
  const areas: Partial<Record<OperationId, keyof typeof staffAreas>> = staffOperations;
  const area = areas[operationId];
  if (path.startsWith('/v1/admin/') !== (area !== undefined))
    throw new Error(`${operationId} has to have an area if and only if it is below /v1/admin.`);
  if (area) return staffAreas[area];
  if (path.startsWith('/v1/user/')) return ['user'];
  return path.startsWith('/v1/player/') ? ['player'] : ['user', 'player'];
}

/** Whether an operation belongs to the step of a login in which the session is. */
const isInStep = (operationId: string, step: StaffStep | null | undefined): boolean => {
  const has = (operations: readonly string[]) => operations.includes(operationId);
  return step ? has(stepOperations[step]) : !has(verifyingOperations);
};
