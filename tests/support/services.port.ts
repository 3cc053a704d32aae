import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that Linux (from 32768) and macOS (from 49152) give to outgoing connections. */
const firstPort = 20_000;
const endPort = 32_768;

const handedOut = new Set<number>();

/**
 * A port for a server that is started later, in this process or another. A port that the system chooses would be of
 * the range of outgoing connections, and one of those could hold it by then.
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
