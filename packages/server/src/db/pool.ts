import pg from 'pg';
import { codeOf, isConnectionFailure, Outage, outageOf } from '../dependencies/outage.ts';

export type PooledClient = {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>;
  release(destroy?: Error | boolean): void;
};

const connectTimeoutMs = 5000;
const maxWaiting = 1000;
const readOnly = '25006';

/**
 * A connection pool in which any connection may break at any moment. Connection failures, as opposed to
 * statement errors, are thrown as an `Outage`; a broken connection is never reused. When too many requests
 * wait, the next one is refused.
 */
export function createPool(config: pg.PoolConfig, onError: (error: Error) => void) {
  const pool = new pg.Pool({
    connectionTimeoutMillis: connectTimeoutMs,
    keepAlive: true,
    ...config,
  });
  const generations = new WeakMap<pg.PoolClient, number>();
  const lost = new WeakSet<pg.PoolClient>();
  let generation = 0;

  // pg-pool listens to idle clients only: the error event of a client in use would end the process.
  pool.on('connect', (client) => {
    generations.set(client, generation);
    client.on('error', (error) => {
      lost.add(client);
      // pg-pool does not wait until its connections are closed: an embedded database that stops right after the
      // pool still ends them itself (57P01).
      if (!pool.ending) onError(new Outage('database', error));
    });
  });
  // The listener above reports idle clients as well; without a listener here the same error ends the process.
  pool.on('error', () => {});

  async function connect(): Promise<PooledClient> {
    for (;;) {
      if (pool.waitingCount >= maxWaiting)
        throw new Outage('database', new Error('too many requests wait for a connection'));
      const client = await pool.connect().catch((error: unknown) => {
        throw new Outage('database', error);
      });
      if (generations.get(client) === generation) return guard(client);
      client.release(true);
    }
  }

  function guard(client: pg.PoolClient): PooledClient {
    let broken = false;
    return {
      async query(config) {
        try {
          return await client.query(config);
        } catch (error) {
          const outage = asOutage(error, lost.has(client));
          if (!outage) throw error;
          broken ||= !/^(53|55)/.test(codeOf(outage) ?? '');
          // After a failover the other pooled connections also lead to the old primary: a new generation
          // replaces them.
          if (codeOf(outage) === readOnly) generation++;
          throw outage;
        }
      },
      release: (destroy) => client.release(destroy || broken),
    };
  }

  return { pool, connect };
}

// Errors of pg without a code or a class of their own.
const driverFailure =
  /^(Query read timeout|Connection terminated|Client (has|was) .* not queryable)/;

function asOutage(error: unknown, isLost: boolean): Outage | undefined {
  if (error instanceof pg.DatabaseError) return outageOf(error);
  const failed =
    isLost ||
    isConnectionFailure(error) ||
    (error instanceof Error && driverFailure.test(error.message));
  return failed ? new Outage('database', error) : undefined;
}
