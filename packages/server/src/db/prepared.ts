import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { createPool } from './pool.ts';

const most = 300;

/**
 * Has the database keep the plan of each statement. Most of ours read few rows through many joins: planning
 * one takes the database several times as long as running it.
 */
export function prepared({ pool, connect }: ReturnType<typeof createPool>): PostgresPool {
  const names = new Map<string, string>();

  /** Lists of any length make new texts for ever; beyond so many, statements are planned each time. */
  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= most) return known;
    const name = createHash('sha1').update(text).digest('base64url');
    names.set(text, name);
    return name;
  }

  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connect();
      const query = (text: string, values: readonly unknown[] = []) => {
        const name = values.length > 0 ? nameOf(text) : undefined;
        return client.query({ text, values: [...values], ...(name !== undefined && { name }) });
      };
      // Kysely's other form of query is for cursors, which need a setting that we do not make.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy),
      };
    },
  };
}
