import { LineRefused, LineUnavailable } from './lineErrors.ts';

const maxBytes = 64 * 1024;
const aboutOurChannel = new Set(['invalid_client', 'unauthorized_client']);

/** Exchanges a code for an ID token. The other tokens of the response are dropped unread. */
export async function requestIdToken(
  endpoint: string,
  form: Record<string, string>,
  timeoutMs: number,
): Promise<string> {
  const { status, body } = await send(endpoint, new URLSearchParams(form), timeoutMs);
  const response = parse(body);

  if (status === 400 && typeof response?.error === 'string') {
    const reason = /^[a-z_]{1,40}$/.test(response.error) ? response.error : 'unknown_error';
    throw aboutOurChannel.has(reason) ? new LineUnavailable(reason) : new LineRefused(reason);
  }
  if (status !== 200) throw new LineUnavailable(`status_${status}`);
  if (typeof response?.id_token !== 'string') throw new LineUnavailable('no_id_token');
  return response.id_token;
}

async function send(endpoint: string, body: URLSearchParams, timeoutMs: number) {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      // Following a redirect would send the channel secret to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await readAll(response) };
  } catch (error) {
    if (error instanceof LineUnavailable) throw error;
    const isSlow = error instanceof DOMException && error.name === 'TimeoutError';
    throw new LineUnavailable(isSlow ? 'timeout' : 'connection');
  }
}

async function readAll({ body }: Response): Promise<string> {
  if (body === null) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new LineUnavailable('answer_too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parse(body: string): { error?: unknown; id_token?: unknown } | undefined {
  try {
    const response: unknown = JSON.parse(body);
    return typeof response === 'object' && response !== null ? response : undefined;
  } catch {
    return undefined;
  }
}
