import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { ExternalService } from '../db/schema.ts';

export type ExternalHealth = ReturnType<typeof createExternalHealth>;

type Options = { db: Queries; onError: (error: unknown) => void };

const writtenEveryMs = 60_000;

/**
 * Notes whether calls of the services outside succeed, in the database for all processes: at once when that changes,
 * otherwise once a minute.
 */
export function createExternalHealth({ db, onError }: Options) {
  const written = new Map<ExternalService, { works: boolean; at: number }>();
  const writing = new Set<Promise<void>>();

  function note(name: ExternalService, works: boolean): void {
    const last = written.get(name);
    const now = performance.now();
    if (last?.works === works && now - last.at < writtenEveryMs) return;
    written.set(name, { works, at: now });
    const write = (works ? noteSuccess(db, name) : noteFailure(db, name)).catch(onError);
    writing.add(write);
    void write.finally(() => writing.delete(write));
  }

  return {
    note,

    /** The result of a call, which is noted. An error of which `isDown` is false is a response of the service. */
    async noting<Result>(
      name: ExternalService,
      call: Promise<Result>,
      isDown: (error: unknown) => boolean,
    ): Promise<Result> {
      try {
        const result = await call;
        note(name, true);
        return result;
      } catch (error) {
        note(name, !isDown(error));
        throw error;
      }
    },

    /** Waits for what is being written. */
    async stop() {
      await Promise.all(writing);
    },
  };
}

async function noteSuccess(db: Queries, name: ExternalService): Promise<void> {
  await sql`
    insert into external_services (name, worked_at) values (${name}, clock_timestamp())
    on conflict (name) do update set worked_at = excluded.worked_at, failing_since = null`.execute(
    db,
  );
}

async function noteFailure(db: Queries, name: ExternalService): Promise<void> {
  await sql`
    insert into external_services as s (name, failed_at, failing_since)
    values (${name}, clock_timestamp(), clock_timestamp())
    on conflict (name) do update set failed_at = excluded.failed_at,
      failing_since = coalesce(s.failing_since, excluded.failing_since)`.execute(db);
}
