import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 5_000;

/**
 * A response to a request whose body is still being sent: it is sent at once, and the connection is closed
 * after a timeout in which the rest of the body is discarded. A browser reads a response only late while it
 * sends, and closing a connection with unread bytes may discard the response.
 */
export function earlyResponse(request: IncomingMessage, response: string): Readable {
  async function* pieces() {
    yield response;
    const enough = new AbortController();
    request.unpipe();
    request.resume();
    // Both events only end the wait: errors are ignored.
    const ended = (name: string) => once(request, name, enough).catch(() => {});
    await Promise.race([
      ...(request.complete || request.destroyed ? [] : [ended('end'), ended('close')]),
      wait(request.complete ? 0 : timeoutMs, undefined, enough).catch(() => {}),
    ]);
    enough.abort();
  }
  return Readable.from(pieces());
}
