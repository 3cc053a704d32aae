import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

const current = new AsyncLocalStorage<FastifyBaseLogger>();

/** Everything that follows from a request is logged with its id, also where only `onError` is at hand. */
export const runWithRequestLog = ({ log }: FastifyRequest, next: () => void): void =>
  current.run(log, next);

/** The log of the request being answered; outside of one, the process's own. */
export const requestLog = (processLog: FastifyBaseLogger): FastifyBaseLogger =>
  current.getStore() ?? processLog;
