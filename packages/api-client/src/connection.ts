import { readEnvelope } from './envelope';
import { ApiError, asNetworkError, NetworkError } from './errors';

/** How to reach the server, and with which session. Calls, uploads and the event stream share it. */
export type Connection = {
  /** Base of the contract's paths: /api. */
  baseUrl: string;
  fetch?: typeof fetch;
  /** The current session's token, if there is one. */
  getToken?: () => string | null | undefined;
  /**
   * Called after each call: with the response's last event id where the server sends one, with null when no
   * response arrived.
   */
  onBack?: (lastEventId: string | null) => void;
  /** The server refuses the current token. */
  onUnauthorized?: (error: ApiError) => void;
};

/** Sends one request with the token and returns the response unread. */
export async function transmit(
  connection: Connection,
  request: Request,
  signal: AbortSignal,
): Promise<Response> {
  const { fetch: send = fetch } = connection;
  const token = authorize(connection, request.headers);
  try {
    const response = await send(request, { signal });
    await reportRefusal(connection, token, response);
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

/** Only our own envelope ends a session: a captive portal may also answer 403. */
export async function reportRefusal(
  { getToken, onUnauthorized }: Connection,
  token: string | null | undefined,
  response: Response,
) {
  if (!token || (response.status !== 401 && response.status !== 403)) return;
  const error = await readEnvelope(response.clone()).catch((thrown: unknown) => thrown);
  // Someone may have logged in again meanwhile.
  if (error instanceof ApiError && getToken?.() === token) onUnauthorized?.(error);
}
