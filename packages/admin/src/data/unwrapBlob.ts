import { unwrap } from '@homestand/api-client';

type Reply = { data?: unknown; error?: unknown; response: Response };

/** The file that a call with `parseAs: 'blob'` returns; throws as `unwrap` does. */
export async function unwrapBlob(call: Promise<Reply>): Promise<Blob> {
  const { data, error, response } = await call;
  // Throws the failure of the envelope.
  if (data === undefined) await unwrap(Promise.resolve({ error, response }));
  return data as Blob;
}
