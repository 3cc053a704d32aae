import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type TestProxy = Awaited<ReturnType<typeof startProxy>>;

/** A TCP proxy to a server, which can be cut, frozen or switched to another server. */
export async function startProxy(serverOrigin: string) {
  const open = new Set<Socket>();
  let target = new URL(serverOrigin);
  let cutAfter = Number.POSITIVE_INFINITY;
  let frozen = false;
  let losingResponse = false;
  let passed = 0;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      if (frozen) from.pause();
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('data', (bytes) => {
        if (losingResponse && from === far) {
          losingResponse = false;
          return closeConnections();
        }
        to.write(bytes);
        if (from !== near) return;
        passed += bytes.length;
        if (passed >= cutAfter) {
          cutAfter = Number.POSITIVE_INFINITY;
          closeConnections();
        }
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  /** Closes every connection at once, as when the signal is lost. */
  function closeConnections() {
    for (const socket of open) socket.destroy();
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    closeConnections,
    /** Cuts once after so many more bytes to the server. */
    closeConnectionsAfter(bytes: number) {
      passed = 0;
      cutAfter = bytes;
    },
    /** Cuts when the server responds: the request is executed, and the response is lost. */
    dropNextResponse() {
      losingResponse = true;
    },
    /** Keeps the connections open and transfers nothing. */
    freeze() {
      frozen = true;
      for (const socket of open) socket.pause();
    },
    unfreeze() {
      frozen = false;
      for (const socket of open) socket.resume();
    },
    target: () => target.origin,
    connectTo(origin: string) {
      target = new URL(origin);
    },
    async stop() {
      closeConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
