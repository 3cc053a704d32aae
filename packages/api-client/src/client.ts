import createClient from 'openapi-fetch';
import { asEnvelope, openEnvelope } from './envelope';
import { NetworkError } from './errors';
import type { paths } from './schema.gen';

export type ApiClient = ReturnType<typeof createApiClient>;

/** Typed calls from the contract. No React in here: tests and scripts use it too. */
export function createApiClient(options: { baseUrl: string; fetch?: typeof fetch }) {
  return createClient<paths>(options);
}

type Reply = { data?: unknown; error?: unknown; response: Response };

type DataOf<R extends Reply> = NonNullable<R['data']> extends { data: infer Data } ? Data : never;

/** Waits for a call and opens its envelope. Throws an ApiError or a NetworkError, and nothing else. */
export async function unwrap<R extends Reply>(call: Promise<R>): Promise<DataOf<R>> {
  const reply = await call.catch((cause: unknown) => {
    throw new NetworkError('No answer from the server.', { cause });
  });
  const body = asEnvelope(reply.error ?? reply.data);
  // The contract gives the type of data; the server checks every answer against it.
  return openEnvelope(body as typeof body & { data: DataOf<R> });
}
