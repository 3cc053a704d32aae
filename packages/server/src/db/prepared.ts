import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { createPool } from './pool.ts';

const most = 300;

/**
 * Runs statements as prepared statements, so that the database caches their plans. Most statements here read
 * few rows through many joins: planning one takes several times as long as running it.
 */
export function prepared({ pool, connect }: ReturnType<typeof createPool>): PostgresPool {
  const names = new Map<string, string>();

  /**
   * Statements with lists of varying length have unlimited distinct texts; above the limit they are not
   * prepared.
   */
  function nameOf(text: string): string | undefined {
    const existing = names.get(text);
    if (existing !== undefined || names.size >= most) return existing;
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
      // Kysely's other form of `query` is for cursors, which require an option that is not set here.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: (destroy) => client.release(destroy),
      };
    },
  };
}
