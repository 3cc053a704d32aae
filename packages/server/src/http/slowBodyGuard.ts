import type { IncomingMessage } from 'node:http';

const leastBytes = 256;

/** Closes a request whose body arrives too slowly: many of them would occupy all connections. */
export function closeSlowBody(request: IncomingMessage, lookEvery = 30_000): void {
  if (request.method === 'GET' || request.method === 'HEAD') return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    if (socket.bytesRead - before < leastBytes) request.destroy();
    before = socket.bytesRead;
  }, lookEvery);
  timer.unref();
  request.once('close', () => clearInterval(timer));
}
