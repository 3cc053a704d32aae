import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Options = { port: number; bytesPerSecond: number; roundTripMs: number };

/**
 * A TCP link to a local port with a bandwidth for all connections together, and a delay. A connection opens after one
 * round trip, as over a real network.
 */
export async function startSlowLink({ port, bytesPerSecond, roundTripMs }: Options) {
  const sockets = new Set<Socket>();
  let connections = 0;
  let bytesDown = 0;
  // When the link has sent everything it was given.
  let freeAt = 0;

  /** Passes bytes on at the given times, in their order: timers of different lengths are not exact enough for that. */
  function inOrder(pass: (bytes: Buffer) => void) {
    let last = Promise.resolve();
    return (at: number, bytes: Buffer) => {
      last = last.then(() => sleep(Math.max(0, at - performance.now()))).then(() => pass(bytes));
    };
  }

  const server = createServer((near) => {
    connections += 1;
    const far = connect(port, '127.0.0.1');
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => {});
    }
    const [up, down] = [
      inOrder((bytes) => far.write(bytes)),
      inOrder((bytes) => near.write(bytes)),
    ];
    near.pause();
    setTimeout(() => near.resume(), roundTripMs);
    near.on('data', (bytes) => up(performance.now() + roundTripMs / 2, bytes));
    far.on('data', (bytes) => {
      bytesDown += bytes.length;
      freeAt = Math.max(performance.now(), freeAt) + (bytes.length / bytesPerSecond) * 1000;
      down(freeAt + roundTripMs / 2, bytes);
    });
    near.on('close', () => far.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    port: (server.address() as AddressInfo).port,
    seen: () => ({ connections, bytesDown }),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
