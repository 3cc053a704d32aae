import { request } from 'node:http';

export type RawRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type RawResponse = { status: number; type: string; text: string; bytes: number };

/** Below the limit of a test, so that a failure names the request. */
const silenceMs = 240_000;

/**
 * Sends any method, header and body, also those fetch refuses. Reads at most the beginning of an event
 * stream.
 */
export function sendRaw(origin: string, { method, path, headers, body }: RawRequest) {
  return new Promise<RawResponse>((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const asking = request(`${origin}/api${path}`, { method, headers: { ...headers, ...length } });
    asking.setTimeout(silenceMs, () => asking.destroy(new Error(`${method} ${path}: no response`)));
    asking.on('error', reject);
    asking.on('response', (response) => {
      const type = response.headers['content-type'] ?? '';
      const pieces: Buffer[] = [];
      const finish = () => {
        const read = Buffer.concat(pieces);
        const status = response.statusCode ?? 0;
        resolve({ status, type, text: read.toString(), bytes: read.length });
        asking.destroy();
      };
      if (type.startsWith('text/event-stream')) return finish();
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', finish);
      response.on('error', reject);
    });
    asking.end(body);
  });
}
