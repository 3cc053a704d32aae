import { sql, type Transaction } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

type Tx = Transaction<Tables>;
type Table = { name: string; columns: string[] };

/** Forms in which PostgreSQL writes values, so that it reads the same ones whatever the settings of the server. */
export async function fixForms(tx: Tx): Promise<void> {
  await sql
    .raw(`set local datestyle = 'ISO, MDY'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
    set local bytea_output = 'hex'; set local extra_float_digits = 1`)
    .execute(tx);
}

/** The tables with the columns that are not generated; those of the migrator are made anew by a restore. */
export async function tablesOf(db: Queries): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname not like 'kysely\_%' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

/** Rows of a table as PostgreSQL writes them, in pieces. */
export async function* rowsOf(tx: Tx, table: string): AsyncGenerator<string[]> {
  await sql`declare backup no scroll cursor for select t::text as value from ${sql.id(table)} t`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{ value: string }>`fetch 500 from backup`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map(({ value }) => value);
  }
  await sql`close backup`.execute(tx);
}

export async function insertRows(tx: Tx, { name, columns }: Table, rows: string[]): Promise<void> {
  const values = columns.map((column) => sql`(r.value).${sql.id(column)}`);
  // `offset 0` keeps PostgreSQL from reading each row once for each of its columns.
  await sql`insert into ${sql.id(name)} (${sql.join(columns.map((column) => sql.id(column)))})
    overriding system value
    select ${sql.join(values)}
    from (select unnest(${rows}::text[])::${sql.id(name)} as value offset 0) r`.execute(tx);
}

export async function sequencesOf(db: Queries): Promise<Record<string, number | null>> {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select sequencename::text as name, last_value as value from pg_sequences
    where schemaname = current_schema() order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function setSequence(tx: Tx, name: string, value: number): Promise<void> {
  await sql`select setval(${sql.lit(name)}::text::regclass, ${value})`.execute(tx);
}

/** Storage keys of all files that rows point to. */
export async function storageKeysOf(db: Queries): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select original_key as key from media union select thumbnail_key from media
    union select 'pub-' || name from (
      select unnest(array[picture_file, audio_file, video_file]) as name from cards
      union select unnest(array[avatar_file, picture_file]) from players
      union select unnest(image_files) from products
      union select unnest(image_files) from order_items
      union select substr(picture_url, length('/api/v1/files/') + 1) from users
        where starts_with(picture_url, '/api/v1/files/')
    ) f where name <> ''
    order by 1`.execute(db);
  return rows.map(({ key }) => key);
}

/** Whether the club has people or goods: what migrations and a first start write does not count. */
export async function hasData(db: Queries): Promise<boolean> {
  const { rows } = await sql<{ hasData: boolean }>`
    select exists (select from users) or exists (select from players) or exists (select from staff)
      or exists (select from products) or exists (select from topics) as has_data`.execute(db);
  return rows[0]?.hasData === true;
}

/**
 * Removes all tables and functions of the schema, and the jobs, which would delete files that the restored rows name
 * again; extensions stay.
 */
export async function dropAll(tx: Tx): Promise<void> {
  await sql`drop schema if exists jobs cascade`.execute(tx);
  const { rows } = await sql<{ statement: string }>`
    select format('drop table %s cascade', oid::regclass) as statement from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace
    union all
    select format('drop function %s cascade', p.oid::regprocedure) from pg_proc p
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(
    tx,
  );
  for (const { statement } of rows)
    await sql.raw(statement.replace(/^drop (table|function) /, 'drop $1 if exists ')).execute(tx);
}

/** Runs the work without triggers and foreign keys, which are tested when they are made again. */
export async function withoutConstraints(
  tx: Tx,
  tables: readonly Table[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await sql<{ place: string; name: string; definition: string }>`
    select conrelid::regclass::text as place, conname::text as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
    tx,
  );
  for (const { name } of tables)
    await sql`alter table ${sql.id(name)} disable trigger user`.execute(tx);
  for (const { place, name } of keys)
    await sql`alter table ${sql.raw(place)} drop constraint ${sql.id(name)}`.execute(tx);
  await work();
  for (const { place, name, definition } of keys)
    await sql`alter table ${sql.raw(place)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
  for (const { name } of tables)
    await sql`alter table ${sql.id(name)} enable trigger user`.execute(tx);
}

export async function emptyTables(tx: Tx, tables: readonly Table[]): Promise<void> {
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.id(name)))}`.execute(tx);
}
