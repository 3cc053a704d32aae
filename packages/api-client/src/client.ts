import createClient from 'openapi-fetch';
import { anySignal } from './anySignal';
import { type Connection, transmit } from './connection';
import { openEnvelope } from './envelope';
import { asNetworkError } from './errors';
import type { paths } from './schema.gen';

export type ApiClient = ReturnType<typeof createApiClient>;

type Options = Connection & {
  /** Timeout of a call in milliseconds. */
  timeout?: number;
};

/** Typed calls from the contract. No React here: tests and scripts use it too. */
export function createApiClient({ timeout = 20_000, ...connection }: Options) {
  const client = createClient<paths>({
    baseUrl: connection.baseUrl,
    fetch: (request) =>
      transmit(connection, request, anySignal(request.signal, AbortSignal.timeout(timeout))),
  });
  client.use({
    onResponse({ request, response, schemaPath }) {
      operations.set(response, `${request.method} ${schemaPath}`);
    },
  });
  return client;
}

/** The operation of each response: its URL has parameter values instead of names. */
const operations = new WeakMap<Response, string>();

type Reply = { data?: unknown; error?: unknown; response: Response };

type DataOf<R extends Reply> = NonNullable<R['data']> extends { data: infer Data } ? Data : never;

/** Waits for a call and returns the envelope's data. Throws only ApiError or NetworkError. */
export async function unwrap<R extends Reply>(call: Promise<R>): Promise<DataOf<R>> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw asNetworkError(cause);
  });
  // The contract gives the type; openEnvelope has checked the data against it.
  return openEnvelope(error ?? data, response, operations.get(response) ?? '') as DataOf<R>;
}
