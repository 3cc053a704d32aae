import { sql } from 'kysely';
import type { Queries } from '../db/database.ts';

export type DatabaseFacts = {
  major: number;
  encoding: string;
  collation: string;
  maxConnections: number;
  readOnly: boolean;
  /** The schema of the jobs is there, or the role may make it. */
  makesJobs: boolean;
  user: string;
  name: string;
  idleTimeout: string;
  lockTimeout: string;
  now: Date;
};

/** What the server needs of the database, in one statement. */
export async function factsOfDatabase(db: Queries): Promise<DatabaseFacts> {
  const { rows } = await sql<DatabaseFacts>`
    select current_setting('server_version_num')::int / 10000 as major,
      current_setting('server_encoding') as encoding,
      coalesce(datlocale, datcollate) as collation,
      current_setting('max_connections')::int as max_connections,
      current_setting('transaction_read_only') = 'on' as read_only,
      (to_regnamespace('jobs') is not null
        or has_database_privilege(current_database(), 'CREATE')) as makes_jobs,
      current_user::text as user, current_database()::text as name,
      current_setting('idle_in_transaction_session_timeout') as idle_timeout,
      current_setting('lock_timeout') as lock_timeout,
      clock_timestamp() as now
    from pg_database where datname = current_database()`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error('The database does not list itself.');
  return facts;
}
