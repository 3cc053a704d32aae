import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { seedOfRun } from './random.ts';

/** The shortest time after which TCP sends a packet again. */
const retransmissionMs = 200;

export type TestProxy = Awaited<ReturnType<typeof startProxy>>;

type Loss = {
  /** Share of the packets that arrive late, as those that TCP sends again. */
  late: number;
  /** Share of the late ones whose connection is reset instead. */
  resets?: number;
};

/** A TCP proxy to a server, which can be cut, frozen, made lossy or switched to another server. */
export async function startProxy(serverOrigin: string) {
  const open = new Set<Socket>();
  let target = new URL(serverOrigin);
  let cutAfter = Number.POSITIVE_INFINITY;
  let frozen = false;
  let losingResponse = false;
  let passed = 0;
  let loss: Loss = { late: 0 };
  let gaps: ReturnType<typeof setTimeout> | undefined;
  let random: (() => number) | undefined;

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
        if (random && random() < loss.late) {
          if (random() < (loss.resets ?? 0)) return void from.destroy();
          // What follows on this connection waits, too.
          from.pause();
          setTimeout(
            () => {
              to.write(bytes);
              if (!frozen) from.resume();
            },
            retransmissionMs * (1 + 3 * random()),
          );
        } else to.write(bytes);
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

  function freeze() {
    frozen = true;
    for (const socket of open) socket.pause();
  }

  function unfreeze() {
    frozen = false;
    for (const socket of open) socket.resume();
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
    freeze,
    unfreeze,
    /**
     * Loses packets from now on; the same ones in each run, as far as the order of the packets is the same, or others
     * with another `TEST_SEED`.
     */
    lose(share: Loss) {
      random ??= createRandom(seedOfRun(1));
      loss = share;
    },
    /** From now on transfers nothing for so long, again and again. */
    interrupt(gapMs: number, pauseMs: number) {
      clearTimeout(gaps);
      const next = () => {
        if (frozen) unfreeze();
        else freeze();
        gaps = setTimeout(next, frozen ? gapMs : pauseMs);
      };
      next();
    },
    target: () => target.origin,
    connectTo(origin: string) {
      target = new URL(origin);
    },
    async stop() {
      clearTimeout(gaps);
      closeConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Pseudo-random numbers (mulberry32): the same for the same seed. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
