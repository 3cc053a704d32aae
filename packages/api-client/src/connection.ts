import { readEnvelope } from './envelope';
import { ApiError, asNetworkError, NetworkError } from './errors';

/** How to reach the server, and as whom. Calls, uploads and the event stream share it. */
export type Connection = {
  /** Where the paths of the contract begin: /api. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** The token of the session at this moment, if there is one. */
  getToken?: () => string | null | undefined;
  /**
   * A call has come back. With the last event its answer holds, where the server says so; with null when there
   * was no answer.
   */
  onBack?: (lastEventId: string | null) => void;
  /** The server no longer takes the token that is still the current one. */
  onUnauthorized?: (error: ApiError) => void;
};

/** Sends one request with the token and gives the answer as it is. */
export async function transmit(
  connection: Connection,
  request: Request,
  signal: AbortSignal,
): Promise<Response> {
  const { fetch: send = fetch } = connection;
  const token = authorize(connection, request.headers);
  try {
    const response = await send(request, { signal });
    await noticeRefusal(connection, token, response);
    const lastEventId = response.headers.get('Last-Event-ID');
    if (lastEventId !== null) connection.onBack?.(lastEventId);
    return response;
  } catch (cause) {
    connection.onBack?.(null);
    throw request.signal.aborted ? new NetworkError('aborted', { cause }) : asNetworkError(cause);
  }
}

export function authorize({ getToken }: Connection, headers: Headers) {
  const token = getToken?.();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return token;
}

/** Only our own envelope ends a session: a hotel's sign-in page may answer 403 as well. */
export async function noticeRefusal(
  { getToken, onUnauthorized }: Connection,
  token: string | null | undefined,
  response: Response,
) {
  if (!token || (response.status !== 401 && response.status !== 403)) return;
  const error = await readEnvelope(response.clone()).catch((thrown: unknown) => thrown);
  // Meanwhile somebody may have signed in again.
  if (error instanceof ApiError && getToken?.() === token) onUnauthorized?.(error);
}
