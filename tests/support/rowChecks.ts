import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledQuery, type QueryResult, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { keyOf, misfits, type RowTypes } from './rowTypes.ts';

type Raw = RawBuilder<Record<string, unknown>>;
type Row = Record<string, unknown>;

const types: RowTypes = JSON.parse(
  readFileSync(join(import.meta.dirname, 'rowTypes.gen.json'), 'utf8'),
);

/** The differences found so far, of all statements sql<Row>`…` that this process has run. */
const misfitting = new Set<string>();

export function takeMisfits(): string[] {
  const taken = [...misfitting];
  misfitting.clear();
  return taken;
}

function check(key: string, rows: readonly Row[]) {
  const statement = types[key];
  if (!statement) return;
  for (const row of rows)
    for (const misfit of misfits(row, statement.row))
      misfitting.add(`${statement.site}: ${misfit}`);
}

function keyOfRaw(raw: Raw): string {
  const node = raw.toOperationNode();
  return keyOf('sqlFragments' in node ? (node.sqlFragments as readonly string[]) : []);
}

const builders: Pick<Raw, 'execute' | 'compile'> = Object.getPrototypeOf(sql``);
const { execute, compile } = builders;

builders.execute = async function (this: Raw, ...args: Parameters<Raw['execute']>) {
  const result: QueryResult<Row> = await execute.apply(this, args);
  check(keyOfRaw(this), result.rows);
  return result;
};

// Statements of db/statement.ts are compiled once and sent without kysely.
const keysOfText = new Map<string, string>();

builders.compile = function (this: Raw, ...args: Parameters<Raw['compile']>) {
  const compiled: CompiledQuery<Row> = compile.apply(this, args);
  keysOfText.set(compiled.sql, keyOfRaw(this));
  return compiled;
};

const { query } = pg.Client.prototype;

pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const sent: unknown = Reflect.apply(query, this, args);
  const [statement] = args;
  const text = typeof statement === 'object' && statement && 'text' in statement && statement.text;
  const key = keysOfText.get(String(text));
  return key === undefined || !(sent instanceof Promise)
    ? sent
    : sent.then((result: pg.QueryResult<Row>) => {
        check(key, result.rows);
        return result;
      });
} as typeof query;
