import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/** Below the ephemeral ports of Linux (from 32768) and macOS (from 49152). */
const firstPort = 20_000;
const rangeSize = 128;
const ranges = 96;

const handedOut = new Set<number>();
let range: Promise<{ start: number; reservation: Server }> | undefined;

/**
 * A port for a server that is started later, in this process or another. A port chosen by the system would be
 * in the ephemeral range, and an outgoing connection could hold it by then.
 */
export async function freePort(): Promise<number> {
  range ??= reserveRange();
  const { start } = await range;
  for (;;) {
    const port = randomInt(start + 1, start + rangeSize);
    if (handedOut.has(port)) continue;
    const server = await listen(port);
    if (!server) continue;
    await new Promise((resolve) => server.close(resolve));
    handedOut.add(port);
    return port;
  }
}

/**
 * Test processes, also those of other checkouts on this machine, have ranges of their own: a test may stop its server
 * and start it again on the same port. A process holds its range by listening on the range's first port.
 */
async function reserveRange() {
  const offset = randomInt(ranges);
  for (let index = 0; index < ranges; index++) {
    const start = firstPort + ((offset + index) % ranges) * rangeSize;
    const reservation = await listen(start);
    if (reservation) return { start, reservation: reservation.unref() };
  }
  throw new Error(`All ${ranges} ranges of ports from ${firstPort} on are in use.`);
}

/** Listens on a port; null if it is in use. */
const listen = (port: number) =>
  new Promise<Server | null>((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
