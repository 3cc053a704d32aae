import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports of Linux (from 32768) and macOS (from 49152). */
const firstPort = 20_000;
const endPort = 32_768;

/** Test processes that run beside each other choose from ranges of their own: one may stop and start its server. */
const ranges = 16;
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);
const rangeSize = Math.floor((endPort - firstPort) / ranges);
const rangeStart = firstPort + (worker % ranges) * rangeSize;

const handedOut = new Set<number>();

/**
 * A port for a server that is started later, in this process or another. A port chosen by the system would be
 * in the ephemeral range, and an outgoing connection could hold it by then.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(rangeStart, rangeStart + rangeSize);
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
