import createClient from 'openapi-fetch';
import { type Connection, transmit } from './connection';
import { openEnvelope } from './envelope';
import { asNetworkError } from './errors';
import type { paths } from './schema.gen';

export type ApiClient = ReturnType<typeof createApiClient>;

type Options = Connection & {
  /** Milliseconds until a call without an answer fails. */
  timeout?: number;
};

/** Typed calls from the contract. No React in here: tests and scripts use it too. */
export function createApiClient({ timeout = 20_000, ...connection }: Options) {
  return createClient<paths>({
    baseUrl: connection.baseUrl,
    fetch: (request) =>
      transmit(
        connection,
        request,
        AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      ),
  });
}

type Reply = { data?: unknown; error?: unknown; response: Response };

type DataOf<R extends Reply> = NonNullable<R['data']> extends { data: infer Data } ? Data : never;

/** Waits for a call and opens its envelope. Throws an ApiError or a NetworkError, and nothing else. */
export async function unwrap<R extends Reply>(call: Promise<R>): Promise<DataOf<R>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw asNetworkError(cause);
  });
  // The contract gives the type of data; the server checks every answer against it.
  return openEnvelope(error ?? data, response) as DataOf<R>;
}
