import { getSession } from '../session/session';

/** On a page that loads nothing the stream starts after this time, in milliseconds. */
const longestWait = 3000;

let begun: { token: string; lastEventId: string | null } | undefined;
let wake: (() => void) | undefined;

/**
 * Reports the first response of this session: its last event id, or null when the response did not reach the
 * app.
 */
export function noteResponse(lastEventId: string | null) {
  const token = getSession()?.token;
  if (token === undefined || begun?.token === token) return;
  begun = { token, lastEventId };
  wake?.();
}

/**
 * The last event id of the session's first response, once it has arrived: the stream continues from it, so
 * nothing is loaded twice. Null where no response arrives.
 */
export async function eventStreamStart(signal: AbortSignal): Promise<string | null> {
  const token = getSession()?.token;
  if (begun?.token !== token)
    await new Promise<void>((resolve) => {
      wake = resolve;
      setTimeout(resolve, longestWait);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  return begun?.token === token ? (begun?.lastEventId ?? null) : null;
}
