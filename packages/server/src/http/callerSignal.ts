import type { ServerResponse } from 'node:http';

/** Aborted when the connection closes before the answer was sent. Fastify's own closes with the request's body. */
export function callerSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const close = () => response.writableFinished || gone.abort();
  if (response.destroyed) close();
  else response.once('close', close);
  return gone.signal;
}
