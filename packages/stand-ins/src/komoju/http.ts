import type { IncomingMessage, ServerResponse } from 'node:http';
import type { JsonObject } from '@homestand/server/stand-in-support';
import { Refused } from './responses.ts';

const largestBody = 64 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    // A request without an encoding set yields buffers only.
    const part = chunk as Buffer;
    size += part.length;
    if (size > largestBody) throw new Refused(413, 'bad_request', 'The body is too large.');
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString('utf8');
}

export function sendJson(response: ServerResponse, status: number, body: JsonObject) {
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    .end(JSON.stringify(body));
}

export function sendPage(response: ServerResponse, status: number, html: string, formTo: string) {
  response
    .writeHead(status, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': [
        "default-src 'none'",
        "style-src 'self'",
        // Browsers apply form-action to the redirect after a form as well.
        `form-action 'self' ${new URL(formTo).origin}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    })
    .end(html);
}

export const redirectTo = (response: ServerResponse, location: string) =>
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();

type Key = 'secret' | 'publishable';

/** Which of the two keys the request has as the user name of Basic authentication. */
export function keyOf(
  request: IncomingMessage,
  keys: { secretKey: string; publishableKey: string },
): Key {
  const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
  const [user, password] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  if (scheme?.toLowerCase() === 'basic' && password === '') {
    if (user === keys.secretKey) return 'secret';
    if (user === keys.publishableKey) return 'publishable';
  }
  throw new Refused(401, 'unauthorized', 'User authorization failed');
}
