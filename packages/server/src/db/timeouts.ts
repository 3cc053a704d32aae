import { sql, type Transaction } from 'kysely';
import { messages } from '../messages.ts';
import type { Database } from './database.ts';
import type { Tables } from './schema.ts';

/**
 * A transaction that hangs (a stopped process, a half-open connection) may hold the row that numbers the events,
 * and nobody could write. The database ends it, and a statement that waits for a lock fails before its request.
 */
const timeouts = { idle_in_transaction_session_timeout: '10s', lock_timeout: '5s' };

/**
 * Stores the timeouts with the role: poolers in transaction mode refuse settings when a connection starts. They
 * hold for connections that open from now on. What the operator has set stays.
 */
export async function limitWaiting(db: Database, warn: (line: string) => void): Promise<void> {
  const database = sql.id(await databaseName(db));
  for (const [name, value] of Object.entries(timeouts)) {
    if (await isStored(db, name)) continue;
    const statement = sql`
      alter role current_user in database ${database} set ${sql.raw(name)} = ${sql.lit(value)}`;
    // Two processes that start at once change the same row: the second one gets an error, and the setting is there.
    await statement.execute(db).catch(async (error: unknown) => {
      if (!(await isStored(db, name))) warn(messages.noTimeout(name, value, String(error)));
    });
  }
}

/** For a transaction of the command line that waits for files between its statements. */
export async function allowPauses(tx: Transaction<Tables>): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(tx);
}

/** Whether this role has the setting, everywhere or in this database. */
async function isStored(db: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ isStored: boolean }>`
    select exists (
      select from pg_db_role_setting s
      left join pg_database d on d.oid = s.setdatabase
      left join pg_roles r on r.oid = s.setrole
      where (s.setdatabase = 0 or d.datname = current_database())
        and (s.setrole = 0 or r.rolname = current_user)
        and exists (select from unnest(s.setconfig) as c where starts_with(c, ${`${name}=`}))
    ) as is_stored`.execute(db);
  return rows[0]?.isStored === true;
}

async function databaseName(db: Database): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  return rows[0]?.name ?? '';
}
