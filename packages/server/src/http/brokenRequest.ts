import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { messages } from '../messages.ts';

const statuses: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers bytes that are no request of HTTP, which reach no handler, with the headers of every other response. */
export const answerBrokenRequest =
  (headers: readonly (readonly [string, string])[]) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code !== 'ECONNRESET' && socket.writable) {
      const status = statuses[error.code ?? ''] ?? 400;
      const body = JSON.stringify({ code: status, message: messages.malformed, data: null });
      const lines = [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        ...headers.map(([name, value]) => `${name}: ${value}`),
        'Cache-Control: no-store',
        'Content-Type: application/json; charset=utf-8',
        `Content-Length: ${Buffer.byteLength(body)}`,
        'Connection: close',
      ];
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
    }
    socket.destroy(error);
  };
