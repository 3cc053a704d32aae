import { setTimeout as wait } from 'node:timers/promises';
import { ERRORS, type Lock, type Locker } from '@tus/server';
import type { Database } from '../../db/database.ts';
import { createHeldConnection, type Taken } from './heldConnection.ts';
import { tryLockUpload, unlockUpload } from './uploads.queries.ts';

type Holder = { requestRelease: () => void; released: Promise<void> };

const timeoutMs = 15_000;
const askEvery = 250;

// The client retries: a broken connection releases its upload soon.
const inUse = { status_code: 423, body: 'The upload is in use.\n' };

/**
 * One request at a time per upload, across all processes: two writers would mix their parts. In this process
 * the current holder is asked to stop; for a holder in another process the lock is polled.
 */
export function createUploadLocks(db: Database, onError: (error: unknown) => void): Locker {
  const holders = new Map<string, Holder>();
  const connection = createHeldConnection(db);

  async function enter(id: string, requestRelease: () => void, until: AbortSignal) {
    for (let holder = holders.get(id); holder; holder = holders.get(id)) {
      holder.requestRelease();
      await Promise.race([holder.released, aborted(until)]);
      if (until.aborted) throw inUse;
    }
    const { promise: released, resolve } = Promise.withResolvers<void>();
    holders.set(id, { requestRelease, released });
    return () => {
      holders.delete(id);
      resolve();
    };
  }

  async function lockForAll(id: string, until: AbortSignal): Promise<Taken> {
    const taken = await connection.take();
    try {
      for (;;) {
        if (await tryLockUpload(taken.queries, id)) return taken;
        if (until.aborted) throw inUse;
        await wait(askEvery, undefined, { signal: until }).catch(() => {});
      }
    } catch (error) {
      taken.release(error === inUse ? undefined : 'broken');
      throw error;
    }
  }

  /** A broken connection has released its advisory locks. */
  async function unlockForAll(id: string, taken: Taken): Promise<void> {
    try {
      await unlockUpload(taken.queries, id);
      taken.release();
    } catch (error) {
      taken.release('broken');
      onError(error);
    }
  }

  return {
    newLock(id): Lock {
      let unlock = async () => {};
      return {
        async lock(stopped, requestRelease) {
          const until = AbortSignal.any([stopped, AbortSignal.timeout(timeoutMs)]);
          const leave = await enter(id, () => void requestRelease(), until);
          try {
            const taken = await lockForAll(id, until);
            unlock = async () => {
              await unlockForAll(id, taken);
              leave();
            };
          } catch (error) {
            leave();
            throw stopped.aborted ? ERRORS.ABORTED : error;
          }
        },
        unlock: () => unlock(),
      };
    },
  };
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
