import { getSession } from '../session/session';

/** Where nothing is asked for, as on a page of words, the stream does not wait for ever. */
const longestWait = 3000;

let begun: { token: string; lastEventId: string | null } | undefined;
let wake: (() => void) | undefined;

/** A call of this session has come back: what its answer holds, or null when the line did not carry it. */
export function noteResponse(lastEventId: string | null) {
  const token = getSession()?.token;
  if (token === undefined || begun?.token === token) return;
  begun = { token, lastEventId };
  wake?.();
}

/**
 * The last event that the first answer of this session holds, as soon as it is there: the stream goes on from
 * it, and nothing needs to be loaded twice. Null where there is no such answer.
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
