import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux (from 32768) and macOS (from 49152). */
const firstPort = 20_000;
const endPort = 32_768;

const handedOut = new Set<number>();

/**
 * A port for a server that is started later, in this process or another. A port chosen by the system would be
 * in the ephemeral range, and an outgoing connection could hold it by then.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, endPort);
    if (handedOut.has(port) || !(await canListen(port))) continue;
    handedOut.add(port);
    return port;
  }
}

const canListen = (port: number) =>
  new Promise<boolean>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
