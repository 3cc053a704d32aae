import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

const current = new AsyncLocalStorage<FastifyBaseLogger>();

/** Binds the request's log to its async context, so that `onError` logs with the request id as well. */
export const runWithRequestLog = ({ log }: FastifyRequest, next: () => void): void =>
  current.run(log, next);

/** The log of the current request; outside of one, the process's log. */
export const requestLog = (processLog: FastifyBaseLogger): FastifyBaseLogger =>
  current.getStore() ?? processLog;
