import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

export type TestProxy = Awaited<ReturnType<typeof startProxy>>;

/** A line to a server that can be cut, frozen and laid to another one, byte by byte if need be. */
export async function startProxy(serverOrigin: string) {
  const open = new Set<Socket>();
  let target = new URL(serverOrigin);
  let cutAfter = Number.POSITIVE_INFINITY;
  let frozen = false;
  let losingAnswer = false;
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
        if (losingAnswer && from === far) {
          losingAnswer = false;
          return cut();
        }
        to.write(bytes);
        if (from !== near) return;
        passed += bytes.length;
        if (passed >= cutAfter) {
          cutAfter = Number.POSITIVE_INFINITY;
          cut();
        }
      });
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

  /** Every connection ends at once, as when the signal goes. */
  function cut() {
    for (const socket of open) socket.destroy();
  }

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    /** Cuts once when so many bytes have gone to the server from now on. */
    cutAfter(bytes: number) {
      passed = 0;
      cutAfter = bytes;
    },
    /** Cuts when the server answers, so that it has done what was asked and nobody hears of it. */
    loseNextAnswer() {
      losingAnswer = true;
    },
    /** The connections stay, and nothing comes through them any more. */
    freeze() {
      frozen = true;
      for (const socket of open) socket.pause();
    },
    thaw() {
      frozen = false;
      for (const socket of open) socket.resume();
    },
    target: () => target.origin,
    layTo(origin: string) {
      target = new URL(origin);
    },
    async stop() {
      cut();
      await new Promise((done) => server.close(done));
    },
  };
}
