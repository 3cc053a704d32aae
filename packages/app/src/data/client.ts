import { createAppClient } from '@homestand/app-core/http/appClient';
import { countedFetch, noteResponse } from '@homestand/app-core/http/eventStreamStart';
import { endSession, getSession, takeOverSession } from '@homestand/app-core/session/session';
import { toastDuration } from '@homestand/ui';

const waitAfterToastMs = 2000;

/** Calls, uploads and the event stream of fans and players. */
export const { connection, client, sessionIsOver } = createAppClient({
  session: { getSession, takeOverSession, endSession },
  // The toast is read on the page that it concerns.
  endDelayMs: toastDuration + waitAfterToastMs,
  fetch: countedFetch,
  onBack: noteResponse,
});
