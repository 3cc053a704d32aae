import type { ServerResponse } from 'node:http';

/**
 * Aborted when the connection closes before the response is sent. Fastify's own signal aborts when the
 * request body ends.
 */
export function callerSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const close = () => response.writableFinished || gone.abort();
  if (response.destroyed) close();
  else response.once('close', close);
  return gone.signal;
}
