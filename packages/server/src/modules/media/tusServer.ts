import { type CancellationContext, Server } from '@tus/server';
import { messages } from '../../messages.ts';

const words: Record<number, string> = {
  404: messages.notFound,
  409: messages.conflict,
  413: messages.videoTooLarge,
  423: messages.conflict,
  500: messages.broken,
  503: messages.unavailable,
};

/** Sends errors of the tus server in the contract's envelope; an expired upload (410) becomes a 404. */
export class TusServer extends Server {
  override write(context: CancellationContext, headers: Headers, status: number, body = '') {
    if (status < 400) return super.write(context, headers, status, body);
    if (status === 503) headers.set('Retry-After', '5');
    const code = status === 410 ? 404 : status in words ? status : 400;
    const message = words[code] ?? messages.malformed;
    headers.set('Content-Type', 'application/json; charset=utf-8');
    return super.write(context, headers, code, JSON.stringify({ code, message, data: null }));
  }
}
