import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 5_000;

/**
 * An answer to a request whose body is still coming in: given at once, its connection ended after a while
 * in which the rest is thrown away. A browser that sends looks for an answer late, and a connection ended
 * with bytes nobody has read may take the answer with it.
 */
export function earlyResponse(request: IncomingMessage, answer: string): Readable {
  async function* pieces() {
    yield answer;
    const enough = new AbortController();
    request.unpipe();
    request.resume();
    // Whichever way it ends, nothing is left to say.
    const ended = (name: string) => once(request, name, enough).catch(() => {});
    await Promise.race([
      ...(request.complete || request.destroyed ? [] : [ended('end'), ended('close')]),
      wait(request.complete ? 0 : timeoutMs, undefined, enough).catch(() => {}),
    ]);
    enough.abort();
  }
  return Readable.from(pieces());
}
