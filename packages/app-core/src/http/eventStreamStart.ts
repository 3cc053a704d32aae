import { getSession } from '../session/session';

/** On a page that loads nothing the stream starts after this time, in milliseconds. */
const longestWait = 3000;

let callsUnderWay = 0;
let onNoCall: (() => void) | undefined;

/** `fetch` of all calls: on a slow network the stream waits for those under way, however long they take. */
export const countedFetch: typeof fetch = async (...request) => {
  callsUnderWay++;
  try {
    return await fetch(...request);
  } finally {
    callsUnderWay--;
    // After the response has been noted.
    if (callsUnderWay === 0) setTimeout(() => onNoCall?.());
  }
};

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
      setTimeout(() => {
        if (callsUnderWay === 0) resolve();
        else onNoCall = resolve;
      }, longestWait);
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  return begun?.token === token ? (begun?.lastEventId ?? null) : null;
}
