import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

export type Taken = {
  queries: Kysely<Tables>;
  /** With `broken`, the next user gets another connection. */
  release: (broken?: 'broken') => void;
};

type Held = { users: number; ready: Promise<Kysely<Tables>>; release: () => void };

/**
 * One connection shared by all users of its session state, such as advisory locks; without users it returns
 * to the pool.
 */
export function createHeldConnection(db: Database) {
  let current: Held | undefined;

  function open(): Held {
    const opened = Promise.withResolvers<Kysely<Tables>>();
    const ended = Promise.withResolvers<void>();
    db.connection()
      .execute((connection) => {
        opened.resolve(connection);
        return ended.promise;
      })
      .catch(opened.reject);
    return { users: 0, ready: opened.promise, release: ended.resolve };
  }

  function leave(held: Held, broken: boolean) {
    held.users -= 1;
    const unused = held.users === 0;
    if (unused) held.release();
    if ((unused || broken) && current === held) current = undefined;
  }

  return {
    async take(): Promise<Taken> {
      current ??= open();
      const held = current;
      held.users += 1;
      try {
        const queries = await held.ready;
        return { queries, release: (broken) => leave(held, broken !== undefined) };
      } catch (error) {
        leave(held, true);
        throw error;
      }
    },
  };
}
